import { test } from '@japa/runner'
import { canonicalPhone, internationalPhone } from '#contracts/phone'

test.group('Phone number', () => {
  test('is normalised from any form: {$self}')
    .with([
      '081234567890',
      '+6281234567890',
      '6281234567890',
      ' 0812-3456-7890 ',
      '0812.3456.7890',
      '+62 (812) 3456 7890',
    ])
    .run(({ assert }, written) => {
      assert.equal(canonicalPhone(written), '081234567890')
    })

  test('refuses anything else: {$self}')
    .with([
      '',
      '0812345',
      '08123456789012345',
      '0212345678',
      '+1 812 3456 7890',
      '62 021 234567',
      '0812345678x',
      "081234567890' OR 1=1",
      '٠٨١٢٣٤٥٦٧٨٩٠',
      'budi@contoh.test',
    ])
    .run(({ assert }, written) => {
      assert.isNull(canonicalPhone(written))
    })

  test('is converted to 62 for calls from abroad', ({ assert }) => {
    assert.equal(internationalPhone('081234567890'), '6281234567890')
  })
})
