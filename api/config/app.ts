import proxyAddr from 'proxy-addr'
import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import { rememberTrust } from '#app/platform/network/proxy_trust'
import { refuseUnreadableAddress } from '#app/platform/errors/error_response'

export const appUrl = env.get('APP_URL')

/** The public address that learners and SEB see, behind any number of proxies. */
export const publicOrigin = new URL(appUrl).origin

/** Cookies are Secure if and only if the public address is https (contract section 2). */
export const secureCookies = appUrl.startsWith('https:')

const trustedProxies = (env.get('TRUSTED_PROXIES') ?? 'loopback')
  .split(',')
  .map((part) => part.trim())

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  onBadUrl: refuseUnreadableAddress,
  trustProxy: rememberTrust(proxyAddr.compile(trustedProxies)),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '30 days',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
  },
})
