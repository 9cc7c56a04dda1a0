import { test } from '@japa/runner'
import {
  isLoopbackAuthority,
  isLoopbackHost,
  settingsBeyondLoopback,
} from '#app/platform/network/loopback'
import { isLocalRequest, type RequestOrigin } from '#app/platform/network/local_request'

test.group('Loopback', () => {
  test('{0} is loopback')
    .with([
      '127.0.0.1',
      '127.0.0.2',
      '127.255.255.254',
      '127.1',
      '0x7f.0.0.1',
      '2130706433',
      '::1',
      '0:0:0:0:0:0:0:1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      'localhost',
      'LOCALHOST',
      'localhost.',
      'lulus.localhost',
      'a.b.localhost',
    ])
    .run(({ assert }, host) => assert.isTrue(isLoopbackHost(host), host))

  test('{0} is not loopback')
    .with([
      '',
      ' ',
      '0.0.0.0',
      '0',
      '::',
      '::ffff:0.0.0.0',
      '::ffff:192.0.2.1',
      '::2',
      'fe80::1',
      'fe80::1%lo',
      '::1%lo',
      '192.0.2.2',
      '10.0.0.1',
      '128.0.0.1',
      '126.255.255.255',
      '1270.0.1',
      'localhost.example.id',
      'localhost.localdomain',
      'mylocalhost',
      '127.0.0.1.nip.io',
      '127.0.0.1.example.id',
      'example.id',
      'localhost@example.id',
      'localhost#example.id',
      'example.id/localhost',
      'example.id?localhost',
      'example.id\\localhost',
      'localhost\n',
      'localhost ',
      'localhost,example.id',
      '%6cocalhost',
      'ⓛocalhost',
      '[::1]',
      'localhost:3333',
      'localhost:80',
      '..localhost..',
      'unknown',
      '_hidden',
    ])
    .run(({ assert }, host) => assert.isFalse(isLoopbackHost(host), host))

  test('loopback accepts a port, and brackets around an IPv6 address', ({ assert }) => {
    for (const one of ['localhost:3333', '127.0.0.1:1', '[::1]', '[::1]:3333', '::1', 'localhost'])
      assert.isTrue(isLoopbackAuthority(one), one)
    for (const one of [
      '',
      ':3333',
      '[]',
      '[localhost]',
      '[127.0.0.1]',
      '[::]:3333',
      '[::1]x',
      'localhost:',
      'localhost:x',
      'localhost:1:2',
      'user@localhost:3333',
      'localhost:3333@example.id',
      '192.0.2.2:3333',
      'example.id:3333',
    ])
      assert.isFalse(isLoopbackAuthority(one), one)
  })
})

test.group('Settings beyond loopback', () => {
  const HOME = { host: '127.0.0.1', appUrl: 'http://localhost:3333' }

  test('no setting of a server on this machine only goes beyond loopback', ({ assert }) => {
    for (const host of ['127.0.0.1', 'localhost', '::1', '127.0.1.1'])
      assert.deepEqual(settingsBeyondLoopback({ ...HOME, host }), [])
    for (const appUrl of [
      'http://127.0.0.1:3333',
      'http://[::1]:3333',
      'https://localhost',
      'https://ujian.localhost/',
      'http://LOCALHOST:3333',
    ])
      assert.deepEqual(settingsBeyondLoopback({ ...HOME, appUrl }), [], appUrl)
  })

  test('settings beyond loopback are named', ({ assert }) => {
    for (const host of ['0.0.0.0', '::', '192.0.2.2', 'ujian.example.id', 'fe80::1%eth0'])
      assert.deepEqual(settingsBeyondLoopback({ ...HOME, host }), [`HOST=${host}`])
    for (const appUrl of [
      'https://ujian.example.id',
      'http://0.0.0.0:3333',
      'http://[::]:3333',
      'http://192.0.2.2:3333',
      'http://localhost.example.id',
      'http://localhost@example.id',
      'http://localhost:3333@example.id',
      'not a url',
    ])
      assert.deepEqual(settingsBeyondLoopback({ ...HOME, appUrl }), [`APP_URL=${appUrl}`])
    assert.deepEqual(settingsBeyondLoopback({ host: '::', appUrl: 'https://a.id' }), [
      'HOST=::',
      'APP_URL=https://a.id',
    ])
  })
})

test.group('Request', () => {
  const LOCAL: RequestOrigin = {
    peer: '127.0.0.1',
    httpVersion: '1.1',
    headers: { host: 'localhost:3333' },
  }
  const withHeaders = (headers: RequestOrigin['headers']) =>
    isLocalRequest({ ...LOCAL, headers: { ...LOCAL.headers, ...headers } })

  test('a request is local from a browser, a console and a proxy of this machine', ({ assert }) => {
    assert.isTrue(isLocalRequest(LOCAL))
    for (const peer of ['::1', '::ffff:127.0.0.1', '127.0.0.9'])
      assert.isTrue(isLocalRequest({ ...LOCAL, peer }), peer)
    for (const headers of [
      { host: '127.0.0.1:3333' },
      { host: '[::1]:3333' },
      { origin: 'http://localhost:5173', referer: 'http://localhost:5173/login' },
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:5173' },
      { 'x-forwarded-for': '::1, 127.0.0.1', 'x-forwarded-proto': 'https' },
      { forwarded: 'for=127.0.0.1;host=localhost;proto=http, for="[::1]:4711"' },
    ])
      assert.isTrue(withHeaders(headers), JSON.stringify(headers))
  })

  test('a request is not local from another peer, with any headers', ({ assert }) => {
    for (const peer of [undefined, '', '192.0.2.7', '::ffff:192.0.2.7', 'fd00::2', '0.0.0.0']) {
      assert.isFalse(isLocalRequest({ ...LOCAL, peer }))
      const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
      assert.isFalse(isLocalRequest({ ...LOCAL, peer, headers }))
    }
  })

  test('a request is not local with any sign of another machine', ({ assert }) => {
    for (const headers of [
      { host: undefined },
      { host: '' },
      { host: 'ujian.example.id' },
      { host: '192.0.2.2:3333' },
      { host: 'localhost.example.id' },
      { host: 'localhost@example.id' },
      { via: '1.1 cache' },
      { forwarded: 'for=192.0.2.7' },
      { forwarded: 'for=127.0.0.1, for=192.0.2.7' },
      { forwarded: 'for=127.0.0.1;host=ujian.example.id' },
      { forwarded: 'for="[2001:db8::1]:4711"' },
      { forwarded: 'for=unknown' },
      { forwarded: 'for=_hidden' },
      { forwarded: 'nonsense' },
      { 'x-forwarded-for': '192.0.2.7' },
      { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' },
      { 'x-forwarded-for': '192.0.2.7, 127.0.0.1' },
      { 'x-forwarded-for': '127.0.0.1,' },
      { 'x-forwarded-for': '' },
      { 'x-forwarded-for': 'unknown' },
      { 'x-forwarded-host': 'ujian.example.id' },
      { 'x-forwarded-server': 'ujian.example.id' },
      { 'x-real-ip': '192.0.2.7' },
      { 'cf-connecting-ip': '2001:db8::1' },
      { 'true-client-ip': '192.0.2.7' },
      { origin: 'https://ujian.example.id' },
      { origin: 'null' },
      { origin: 'http://localhost.example.id' },
      { referer: 'https://ujian.example.id/login' },
    ])
      assert.isFalse(withHeaders(headers), JSON.stringify(headers))
    assert.isFalse(isLocalRequest({ ...LOCAL, httpVersion: '1.0' }))
  })
})
