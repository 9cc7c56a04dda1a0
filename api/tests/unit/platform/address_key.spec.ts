import { test } from '@japa/runner'
import { addressKey } from '#app/platform/limits/address_key'

test.group('Address of a limit', () => {
  test('the address of a limit is {key} for {ip}')
    .with([
      { ip: '192.0.2.7', key: '192.0.2.7' },
      { ip: '::ffff:192.0.2.7', key: '192.0.2.7' },
      { ip: '::ffff:c000:207', key: '192.0.2.7' },
      { ip: '::1', key: '0000000000000000' },
      { ip: '2001:db8:1:1::1', key: '20010db800010001' },
      { ip: '2001:DB8:1:1:ffff:ffff:ffff:ffff', key: '20010db800010001' },
      { ip: '2001:db8:1:2::1', key: '20010db800010002' },
      { ip: 'fe80::1%eth0', key: 'fe80000000000000' },
      { ip: 'a'.repeat(300), key: 'unknown' },
      { ip: '192.0.2.7, 198.51.100.1', key: 'unknown' },
      { ip: '', key: 'unknown' },
    ])
    .run(({ assert }, { ip, key }) => assert.equal(addressKey(ip), key))
})
