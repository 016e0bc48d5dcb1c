const { createClient, OAuthStrategy } = require("@cartwright/sdk");
const ecom = require("@cartwright/sdk");

module.exports = createClient({ modules: { orders: ecom.orders }, auth: OAuthStrategy({ clientId: "id" }) });
