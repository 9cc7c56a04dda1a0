import { test } from '@japa/runner'
import { isOwnData } from '#app/accounts/domain/own_data'

const SITI = { name: 'Siti Nur Aisyah', email: 'siti.aisyah88@contoh.co.id', nohp: '081234567890' }

test.group("A password of one's own data", () => {
  test("a password of the owner's data is {$self}")
    .with([
      'sitinuraisyah',
      'Siti Nur Aisyah',
      'SitiAisyah1!',
      'aisyah123',
      'siti.aisyah88@contoh.co.id',
      'siti.aisyah88',
      '081234567890',
      '+62 812-3456-7890',
      '81234567890',
      'siti081234567890',
      'contoh-siti',
    ])
    .run(({ assert }, password) => assert.isTrue(isOwnData(password, SITI)))

  test("a password of the owner's data is not {$self}")
    .with(['rahasia-siti', 'kopi-tubruk-pagi', 'siti makan nasi', '!!!!!!!!', '98765432'])
    .run(({ assert }, password) => assert.isFalse(isOwnData(password, SITI)))

  test('names that are too short are not searched for in a password', ({ assert }) => {
    const person = { name: 'Li', email: 'li@a.id', nohp: '081234567890' }
    assert.isFalse(isOwnData('kelinci8', person))
    assert.isFalse(isOwnData('lilin-pagi', person))
  })

  test("a password is compared with the owner's known data", ({ assert }) => {
    const person = { name: '', email: SITI.email, nohp: null }
    assert.isTrue(isOwnData('siti.aisyah88', person))
    assert.isFalse(isOwnData('abcd6262', person))
    assert.isFalse(isOwnData('081234567890', person))
  })
})
