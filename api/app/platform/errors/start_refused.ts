/** The server must not run like this. The message is a whole English sentence for whoever starts it. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
