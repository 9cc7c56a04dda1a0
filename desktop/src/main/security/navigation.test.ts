import { expect, test } from 'vitest'
import { isNavigationAllowed, isRequestAllowed } from './navigation.ts'

const ORIGIN = 'http://127.0.0.1:41234'

test.each([
  `${ORIGIN}/login`,
  `${ORIGIN}/paketsoal`,
  `${ORIGIN}/simulasi-toefl/3`,
  `${ORIGIN}/simulasi-toefl/3?sesi=2#soal`,
  `${ORIGIN}/riwayat-ujian`,
])('the window may show %s', (address) => {
  expect(isNavigationAllowed(address, ORIGIN)).toBe(true)
})

test.each([
  '',
  'about:blank',
  'about:srcdoc',
  'not an address',
  '/login',
  'http://127.0.0.1/login',
  'http://127.0.0.1:41235/login',
  'http://localhost:41234/login',
  'https://127.0.0.1:41234/login',
  'http://127.0.0.1:41234.evil.example/login',
  'http://127.0.0.1:41234@evil.example/login',
  'http://evil.example/login#http://127.0.0.1:41234',
  'http://evil.example\\@127.0.0.1:41234/login',
  'http://user:pass@127.0.0.1:41234/login',
  'ws://127.0.0.1:41234/login',
  'file:///etc/passwd',
  'file://127.0.0.1:41234/login',
  'view-source:http://127.0.0.1:41234/login',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<h1>x</h1>',
  'blob:http://127.0.0.1:41234/0e1f',
  'filesystem:http://127.0.0.1:41234/temporary/x',
  'chrome://settings',
  'chrome-extension://abc/page.html',
  'devtools://devtools/bundled/inspector.html',
  'mailto:a@b.example',
  'whatsapp://send?text=1',
  'ms-settings:',
  'lulus-operator://setup/',
  `${ORIGIN}/`,
  `${ORIGIN}/admin/payments`,
  `${ORIGIN}/register`,
  `${ORIGIN}/bayar/3`,
  `${ORIGIN}/profile`,
  `${ORIGIN}/api/soal`,
  `${ORIGIN}/simulasi-toefl/3/../../admin`,
  `${ORIGIN}/login/%2e%2e/admin`,
])('the window may not show %j', (address) => {
  expect(isNavigationAllowed(address, ORIGIN)).toBe(false)
})

test.each([
  `${ORIGIN}/assets/app.js`,
  `${ORIGIN}/api/soal?paketId=3`,
  `blob:${ORIGIN}/0e1f-4a`,
  'data:image/png;base64,AAAA',
])('the window may fetch %s', (address) => {
  expect(isRequestAllowed(address, ORIGIN)).toBe(true)
})

test.each([
  'https://127.0.0.1:41234/assets/app.js',
  'http://127.0.0.1:80/x.js',
  'http://169.254.169.254/latest/meta-data',
  'https://update.googleapis.com/service/update2',
  'ws://127.0.0.1:41234/',
  'wss://evil.example/',
  'ftp://127.0.0.1:41234/',
  'file:///C:/Windows/win.ini',
  'blob:https://evil.example/0e1f',
  'blob:null/0e1f',
  'blob:file:///0e1f',
  'chrome-extension://abc/x.js',
  'devtools://devtools/x',
  '//evil.example/x.js',
])('the window may not fetch %s', (address) => {
  expect(isRequestAllowed(address, ORIGIN)).toBe(false)
})
