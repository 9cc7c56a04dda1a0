import { test } from '@japa/runner'
import {
  hostOf,
  internalPath,
  portNumber,
  processCount,
  proxyList,
  publicOrigin,
  redisUrl,
  secretKey,
  sweepSeconds,
  wholeDays,
} from '#app/platform/installation/setting_rules'

test.group('Rules of settings', () => {
  test('a setting accepts a whole number of days, and names the variable otherwise', ({
    assert,
  }) => {
    assert.deepEqual(
      ['0', '1', '365'].map((value) => wholeDays('DAYS', value)),
      [0, 1, 365]
    )
    for (const value of [undefined, '', '-1', '1.5', '1e3', '30 hari', 'selamanya', '9999999']) {
      assert.throws(() => wholeDays('DAYS', value), /"DAYS" must be a whole number of days/)
    }
  })

  test('a setting accepts the path of an nginx location, or none', ({ assert }) => {
    assert.deepEqual(
      [undefined, '', '/berkas', '/dalam/berkas-1'].map((value) => internalPath('PATH', value)),
      [undefined, undefined, '/berkas', '/dalam/berkas-1']
    )
    for (const value of ['berkas', '/', '/berkas/', '/a/../b', '/a b', 'http://x/y']) {
      assert.throws(() => internalPath('PATH', value), /"PATH" must be a path such as/)
    }
  })

  test('a setting accepts 1 to 64 processes, and names the variable otherwise', ({ assert }) => {
    assert.deepEqual(
      ['1', '2', '64'].map((value) => processCount('WORKERS', value)),
      [1, 2, 64]
    )
    for (const value of [undefined, '', '0', '65', '-1', '1.5', '1e1', 'auto']) {
      assert.throws(() => processCount('WORKERS', value), /"WORKERS" must be a whole number/)
    }
  })

  test('the sweep interval must be less than a minute', ({ assert }) => {
    assert.equal(sweepSeconds('SWEEP', '15'), 15)
    for (const value of [undefined, '0', '46', '60', '1.5']) {
      assert.throws(() => sweepSeconds('SWEEP', value), /"SWEEP" must be a whole number of seconds/)
    }
  })

  test('a key has 32 characters or more', ({ assert }) => {
    assert.equal(secretKey('KEY', 'k'.repeat(32)).release(), 'k'.repeat(32))
    assert.throws(() => secretKey('KEY', undefined), /Missing environment variable "KEY"/)
    for (const length of [1, 15, 16, 31]) {
      assert.throws(() => secretKey('KEY', 'k'.repeat(length)), /"KEY" must be a random text of 32/)
    }
  })

  test('a port is a number that a server can listen on', ({ assert }) => {
    assert.equal(portNumber('PORT', '3333'), 3333)
    for (const value of [undefined, '', '0', '65536', '99999', '-1', '1e3', '80a']) {
      assert.throws(() => portNumber('PORT', value), /"PORT" must be a whole number from 1/)
    }
  })

  test('a public address is an origin', ({ assert }) => {
    assert.equal(publicOrigin('URL', 'https://ujian.example.id'), 'https://ujian.example.id')
    assert.equal(publicOrigin('URL', 'http://localhost:3333/'), 'http://localhost:3333')
    for (const value of [
      undefined,
      '',
      'ujian.example.id',
      'ftp://ujian.example.id',
      'https://ujian.example.id/lulus',
      'https://ujian.example.id/?a',
      'https://ujian.example.id/#a',
      'https://user:pass@ujian.example.id',
    ]) {
      assert.throws(() => publicOrigin('URL', value), /"URL" must be an http or https address/)
    }
  })

  test('proxies are addresses, networks or names of them', ({ assert }) => {
    for (const value of [undefined, 'loopback', '10.0.0.5', '10.0.0.5, fd00::/8, uniquelocal']) {
      assert.equal(proxyList('PROXIES', value), value)
    }
    for (const value of ['banana', '10.0.0.5;10.0.0.6', '10.0.0.0/99', ',']) {
      assert.throws(() => proxyList('PROXIES', value), /"PROXIES" must be addresses/)
    }
  })

  test('a Redis address says how it is spoken to', ({ assert }) => {
    for (const value of [undefined, 'redis://127.0.0.1', 'rediss://:pass@redis.test:6380/2']) {
      assert.equal(redisUrl('REDIS', value), value)
    }
    for (const value of [
      '127.0.0.1:6379',
      'localhost',
      'http://127.0.0.1',
      'redis://',
      'redis://a/b',
    ]) {
      assert.throws(() => redisUrl('REDIS', value), /"REDIS" must be an address such as redis:/)
    }
  })

  test('the host of an address has no brackets', ({ assert }) => {
    assert.equal(hostOf(new URL('redis://[::1]:6379')), '::1')
    assert.equal(hostOf(new URL('redis://redis.test')), 'redis.test')
  })
})
