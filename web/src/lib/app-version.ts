/** The version that this build of the web app was made from. */
export { version as APP_VERSION } from '../../package.json'
