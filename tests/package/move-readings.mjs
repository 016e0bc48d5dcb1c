/** Lines that still compile but change their meaning, with the sentence that names the fix; and lines that do not. */

const CODE = /compare `codeOf\(error\)`, or `error\.code`/;
const JSON_TEXT = /is no JSON here/;
const HOST = /give `fetchWithAuth` the path alone/;

/** @type {Record<string, [source: string, sentence: RegExp]>} */
export const LISTED = {
  "`includes`": [
    'call().catch((error) => { if (!error.message.includes("OWNED_CART_NOT_FOUND")) throw error; });',
    CODE,
  ],
  "`includes` of an error in another object": [
    'if (query.error.message.includes("OWNED_CART_NOT_FOUND")) show();',
    CODE,
  ],
  "`includes` with optional chains": ['try { go(); } catch (e) { e?.message?.includes?.("NOT_FOUND"); }', CODE],
  "`includes` after a cast": ['try { go(); } catch (e) { (e as Error).message.includes("NOT_FOUND"); }', CODE],
  "a pattern": ["try { go(); } catch (problem) { /NOT_FOUND/.test(problem.message); }", CODE],
  "`exec` of a pattern": ["try { go(); } catch (e) { /NOT_FOUND/.exec(e.message); }", CODE],
  "`===`": ['try { go(); } catch (e) { if (e.message === "CART_NOT_FOUND") show(); }', CODE],
  "`!==` with the text first": ['try { go(); } catch (e) { if ("CART_NOT_FOUND" !== e.message) show(); }', CODE],
  "`indexOf`": ['try { go(); } catch (e) { if (e.message.indexOf("CODE") > -1) show(); }', CODE],
  "`match`": ["try { go(); } catch (e) { if (e.message.match(/CODE/)) show(); }", CODE],
  "`search`": ["try { go(); } catch (e) { if (e.message.search(/CODE/) > -1) show(); }", CODE],
  "`startsWith`": ['try { go(); } catch (e) { if (e.message.startsWith("CODE")) show(); }', CODE],
  "`endsWith`": ['try { go(); } catch (e) { if (e.message.endsWith("CODE")) show(); }', CODE],
  "`switch`": ['try { go(); } catch (e) { switch (e.message) { case "CODE": show(); } }', CODE],
  "a list of messages": ['try { go(); } catch (e) { ["CODE"].includes(e.message); }', CODE],
  "a message in a variable": ['try { go(); } catch (e) { const text = e.message; text.includes("CODE"); }', CODE],
  "a message in a variable of either kind": [
    'try { go(); } catch (e) { const text = e instanceof Error ? e.message : String(e); text.includes("CODE"); }',
    CODE,
  ],
  "a message from a pattern": ['try { go(); } catch ({ message }) { message.includes("CODE"); }', CODE],
  "a message from a pattern of a parameter": ['call().catch(({ message }) => message.includes("CODE"));', CODE],
  "a message in small letters": ['try { go(); } catch (e) { e.message.toLowerCase().includes("not found"); }', CODE],
  "an error as text": ['try { go(); } catch (e) { String(e).includes("CODE"); }', CODE],
  "an error's `toString`": ['try { go(); } catch (e) { e.toString().includes("CODE"); }', CODE],
  "an error in a template": ['try { go(); } catch (e) { `${e}`.includes("CODE"); }', CODE],
  "`JSON.parse`": ["try { go(); } catch (e) { JSON.parse(e.message).details; }", JSON_TEXT],
  "an address": ['client.fetchWithAuth("https://www.wixapis.com/stores/v2/orders/query");', HOST],
  "an address in a template": ["client.fetchWithAuth(`https://www.wixapis.com/orders/${id}`);", HOST],
  "an address in a constant": ['const ORDERS = "https://www.wixapis.com/orders"; client.fetchWithAuth(ORDERS);', HOST],
  "the start of an address in a constant": [
    'const BASE = "https://www.wixapis.com"; client.fetchWithAuth(`${BASE}/orders`);',
    HOST,
  ],
  "an address in a property": [
    'const URLS = { orders: "https://www.wixapis.com/orders" }; client.fetchWithAuth(URLS.orders);',
    HOST,
  ],
  "an address as a URL": ['client.fetchWithAuth(new URL("https://edge.wixapis.com/orders"));', HOST],
  "an address and a function from a pattern": [
    'const { fetchWithAuth: send } = client; send("https://www.wixapis.com/orders");',
    HOST,
  ],
  "an address for a function that sends": [
    'const send = (path) => client.fetchWithAuth(path); send("https://www.wixapis.com/orders");',
    HOST,
  ],
};

/** Lines with the same meaning in either package. */
export const QUIET = [
  "show(error.message);",
  "if (error.message) show();",
  "if (error.message === undefined) show();",
  'if (event.message.includes("CODE")) show();',
  'if (error.details.applicationError.code === "OWNED_CART_NOT_FOUND") show();',
  'if (codeOf(error) === "OWNED_CART_NOT_FOUND") show();',
  'fetch("https://www.wixapis.com/public");',
  'const options = { tokenEndpoint: "https://www.wixapis.com/oauth2/token" };',
  'client.fetchWithAuth("/stores/v2/orders/query");',
  'createClient({ host: "https://www.wixapis.com" });',
];
