import { test } from '@japa/runner'
import { deviceName } from '#app/accounts/domain/device_name'

test.group('The name of a device', () => {
  test('the name of a device is {1}')
    .with([
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
        'Chrome di Windows',
      ],
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
        'Edge di Windows',
      ],
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) lulus/0.1.0 Chrome/140.0.0.0 Electron/45.0.0 Safari/537.36',
        'Aplikasi kios di Windows',
      ],
      [
        'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
        'Chrome di Android',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
        'Safari di iOS',
      ],
      [
        'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'Firefox di Linux',
      ],
      ['node', 'Perangkat tidak dikenal'],
      [undefined, 'Perangkat tidak dikenal'],
    ])
    .run(({ assert }, [userAgent, name]) => {
      assert.equal(deviceName(userAgent), name)
    })
})
