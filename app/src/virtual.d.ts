declare module "virtual:shop.css";
