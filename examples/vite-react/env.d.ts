/** The settings that Vite inlines into the page. */
interface ImportMetaEnv {
  readonly VITE_CARTWRIGHT_CLIENT_ID: string;
  readonly VITE_CARTWRIGHT_HOST: string;
}
