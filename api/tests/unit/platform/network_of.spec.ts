import { test } from '@japa/runner'
import { networkOf } from '#app/platform/network/network_of'

test.group('Network of an address', () => {
  test('the network of an address is {network} for {ip}')
    .with([
      { ip: '203.0.113.77', network: '203.0.113.0/24' },
      { ip: '::ffff:203.0.113.77', network: '203.0.113.0/24' },
      { ip: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1::/48' },
      { ip: '::1', network: '::/48' },
      { ip: 'ujian.example', network: 'unknown' },
    ])
    .run(({ assert }, { ip, network }) => assert.equal(networkOf(ip), network))
})
