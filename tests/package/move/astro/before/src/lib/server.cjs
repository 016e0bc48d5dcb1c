const { createClient, OAuthStrategy } = require("@wix/sdk");
const ecom = require("@wix/ecom");

module.exports = createClient({ modules: { orders: ecom.orders }, auth: OAuthStrategy({ clientId: "id" }) });
