import { test } from '@japa/runner'
import { ProxyWatch } from '#app/platform/network/proxy_watch'

function watched(appUrl = 'https://ujian.example.id') {
  const lines: string[] = []
  const logger = { warn: (_: object, message: string) => void lines.push(message) } as never
  const watch = new ProxyWatch({ isTrusted: (peer) => peer === '127.0.0.1', appUrl }, logger)
  return { watch, lines }
}

const HOST = 'ujian.example.id'

test.group('What requests tell of wrong settings', () => {
  test('an untrusted proxy is reported once', ({ assert }) => {
    const { watch, lines } = watched()
    const forwarded = { host: HOST, 'x-forwarded-for': '203.0.113.7' }
    watch.look(forwarded, '127.0.0.1')
    watch.look({ host: HOST }, '172.18.0.2')
    assert.deepEqual(lines, [])
    for (let times = 0; times < 3; times++) watch.look(forwarded, '172.18.0.2')
    assert.lengthOf(lines, 1)
    assert.include(lines[0] ?? '', 'TRUSTED_PROXIES')
  })

  test('another host than that of APP_URL is reported once', ({ assert }) => {
    const { watch, lines } = watched()
    for (const host of [HOST, 'localhost:3333', '127.0.0.1:3333', '[::1]:3333', undefined]) {
      watch.look(host === undefined ? {} : { host }, '127.0.0.1')
    }
    assert.deepEqual(lines, [])
    for (let times = 0; times < 3; times++) watch.look({ host: 'tes.example.id' }, '127.0.0.1')
    assert.lengthOf(lines, 1)
    assert.include(lines[0] ?? '', 'APP_URL')
  })
})
