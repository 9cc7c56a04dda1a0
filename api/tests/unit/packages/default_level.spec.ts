import { test } from '@japa/runner'
import { defaultLevel } from '#app/packages/domain/default_level'

test.group('The default level', () => {
  test('the default level is Prediction for the first three packages', ({ assert }) => {
    for (const existing of [0, 1, 2]) {
      assert.equal(defaultLevel(existing), 'prediction')
    }
  })

  test('the default level is ITP for later packages', ({ assert }) => {
    for (const existing of [3, 4, 100]) {
      assert.equal(defaultLevel(existing), 'itp')
    }
  })
})
