import { test } from '@japa/runner'
import { copyName } from '#app/packages/domain/copy_name'
import { PACKAGE_NAME_MAX_LENGTH } from '#contracts/packages'

test.group("A copy's name", () => {
  test('copies are numbered, also copies of copies, whatever the case of the letters', ({
    assert,
  }) => {
    assert.equal(copyName('Paket A', ['Paket A']), 'Paket A (salinan)')
    assert.equal(copyName('Paket A', ['PAKET A (SALINAN)']), 'Paket A (salinan 2)')
    const names = ['Paket A (salinan)', 'Paket A (salinan 2)']
    assert.equal(copyName('Paket A (salinan 2)', names), 'Paket A (salinan 3)')
  })

  test('a long name is cut so that it fits', ({ assert }) => {
    const long = 'x'.repeat(PACKAGE_NAME_MAX_LENGTH)
    const name = copyName(long, [long])
    assert.lengthOf(name, PACKAGE_NAME_MAX_LENGTH)
    assert.isTrue(name.endsWith(' (salinan)'))
  })
})
