import { expect, test } from 'vitest'
import { inAppBrowser, savesFromAddressOnly } from '@/lib/browser/in-app-browser'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A145F'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const WEBVIEW = `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`

test.each([
  ['WhatsApp', 'Chrome', `${WEBVIEW} WhatsApp/2.24.20.89`],
  ['Instagram', 'Chrome', `${WEBVIEW} Instagram 350.1.0.46.93 Android (34/14)`],
  ['Instagram', 'Safari', `${IPHONE} Mobile/15E148 Instagram 350.0.0.30.110 (iPhone14,5)`],
  ['Facebook', 'Safari', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.45.109]`],
  ['Facebook', 'Chrome', `${WEBVIEW} [FB_IAB/FB4A;FBAV/480.0.0;]`],
  ['TikTok', 'Chrome', `${WEBVIEW} BytedanceWebview/d8a21c6`],
  ['LINE', 'Safari', `${IPHONE} Safari/604.1 Line/14.9.0`],
  ['aplikasi lain', 'Chrome', WEBVIEW],
  ['aplikasi lain', 'Safari', `${IPHONE} Mobile/15E148`],
])('%s opens links in its own browser, where %s would be right', (name, instead, userAgent) => {
  expect(inAppBrowser(userAgent)).toEqual({ name, instead })
  expect(savesFromAddressOnly(userAgent)).toBe(true)
})

test.each([
  `${ANDROID}) ${CHROME}`,
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Electron/45.4.1 Safari/537.36',
])('real browsers can save a file made by the page: %s', (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull()
  expect(savesFromAddressOnly(userAgent)).toBe(false)
})

test("Safari counts as a real browser, although an app's web view looks the same", () => {
  expect(inAppBrowser(SAFARI)).toBeNull()
  expect(savesFromAddressOnly(SAFARI)).toBe(true)
})

test('Safe Exam Browser on an iPad does not count as an in-app browser', () => {
  expect(inAppBrowser(`${IPHONE.replace('iPhone;', 'iPad;')} SEB/3.4`)).toBeNull()
})
