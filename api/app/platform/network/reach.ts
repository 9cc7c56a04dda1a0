import { isLoopbackHost, isLoopbackUrl } from '#app/platform/network/loopback'

/**
 * Which settings let other machines reach the server, as they would be written (`HOST=0.0.0.0`); empty when it
 * listens to this machine only and says so.
 */
export function settingsBeyondLoopback({ host, appUrl }: { host: string; appUrl: string }) {
  return [
    ...(isLoopbackHost(host) ? [] : [`HOST=${host}`]),
    ...(isLoopbackUrl(appUrl) ? [] : [`APP_URL=${appUrl}`]),
  ]
}
