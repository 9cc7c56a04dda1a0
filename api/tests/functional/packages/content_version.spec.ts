import { test } from '@japa/runner'
import Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import { inTransaction } from '#app/platform/database/transaction'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { questionOn } from '#tests/support/questions'

const versionOf = async ({ id }: Package) => (await Package.findOrFail(id)).contentVersion
const passageOf = ({ id }: Package) => Passage.findByOrFail('packageId', id)

const CHANGES: readonly [what: string, change: (pack: Package) => Promise<unknown>][] = [
  [
    'a changed question',
    async ({ id }) => (await questionOn(id, 60)).merge({ prompt: 'Baru ____.' }).save(),
  ],
  ['a deleted question', async ({ id }) => (await questionOn(id, 60)).delete()],
  ['a changed passage', async (pack) => (await passageOf(pack)).merge({ body: 'Baru' }).save()],
  [
    'an added passage',
    ({ id }) =>
      Passage.create({
        packageId: id,
        name: 'Baru',
        image: 'baru.png',
        body: null,
        createdAt: 1,
        updatedAt: 1,
      }),
  ],
]

test.group('The version of a package’s content', (group) => {
  isolateDatabase(group)

  for (const [what, change] of CHANGES) {
    test(`the content version of a package changes after ${what}, and other packages keep theirs`, async ({
      assert,
    }) => {
      const [pack, other] = [await completePackage(), await completePackage()]
      const [before, others] = [await versionOf(pack), await versionOf(other)]
      await change(pack)
      assert.notEqual(await versionOf(pack), before)
      assert.equal(await versionOf(other), others)
    })
  }

  test('the content version changes together with the question, or not at all', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const before = await versionOf(pack)
    await assert.rejects(
      () =>
        inTransaction(async (trx) => {
          const question = await questionOn(pack.id, 60)
          await question.merge({ prompt: 'Baru ____.' }).useTransaction(trx).save()
          throw new Error('taken back')
        }),
      'taken back'
    )
    assert.equal(await versionOf(pack), before)
  })

  test('the content version stays when only the package’s own fields change', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const before = await versionOf(pack)
    await pack.merge({ price: 1_000 }).save()
    assert.equal(await versionOf(pack), before)
  })
})
