import { test } from '@japa/runner'
import { packageDefaults } from '#app/packages/domain/package_defaults'

test.group('Package defaults', () => {
  test('make the first three packages Prediction at 20000', ({ assert }) => {
    for (const existing of [0, 1, 2]) {
      assert.deepEqual(packageDefaults(existing), { level: 'prediction', price: 20_000 })
    }
  })

  test('make every later package ITP at 25000', ({ assert }) => {
    for (const existing of [3, 4, 100]) {
      assert.deepEqual(packageDefaults(existing), { level: 'itp', price: 25_000 })
    }
  })
})
