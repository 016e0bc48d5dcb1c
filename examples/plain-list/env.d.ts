/** The settings that Vite puts into the page. */
interface ImportMetaEnv {
  readonly VITE_CARTWRIGHT_CLIENT_ID: string;
  readonly VITE_CARTWRIGHT_HOST: string;
}
