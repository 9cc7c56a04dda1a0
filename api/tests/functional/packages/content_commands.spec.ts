import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import Package from '#app/packages/models/package'
import type { StructureContent } from '#app/packages/content/content_format'
import ContentCheck from '#commands/content_check'
import ContentImport from '#commands/content_import'
import { ContentFolder } from '#tests/support/content_folder'
import { isolateDatabase } from '#tests/support/database'

test.group('Content commands', (group) => {
  isolateDatabase(group)
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('content:check finds no problem in the shipped packages', async () => {
    const command = await ace.create(ContentCheck, [])
    await command.exec()
    command.assertSucceeded()
    command.assertLogMatches(
      /paket-a: 140 questions, \d+\.\d minutes of audio, keys A \d+ \(\d+ %\)/
    )
  })

  test('content:check prints the problems of a broken package and fails', async ({ cleanup }) => {
    const folder = await ContentFolder.copy(cleanup)
    await folder.edit<StructureContent>('structure.json', ({ items }) => {
      items.pop()
      if (items[0]) items[0].sentence = 'No blank.'
    })

    const command = await ace.create(ContentCheck, ['paket-a', `--folder=${folder.root}`])
    await command.exec()
    command.assertFailed()
    command.assertLog('structure.json, page 66: No question stands on this page.')
    command.assertLog(
      'structure.json, page 52: The sentence must have the blank _____ exactly once.'
    )
  })

  test('Paket B is complete and fair', async () => {
    const command = await ace.create(ContentCheck, ['paket-b'])
    await command.exec()
    command.assertSucceeded()
    command.assertLogMatches(/paket-b: 140 questions/)
  })

  test('content:check fails for a missing package', async () => {
    const command = await ace.create(ContentCheck, ['paket-tidak-ada'])
    await command.exec()
    command.assertFailed()
  })

  test('content:import imports by slug', async ({ assert }) => {
    const command = await ace.create(ContentImport, ['paket-a'])
    await command.exec()
    command.assertSucceeded()
    command.assertLogMatches(/Paket A \(package \d+, siap\): created/)
    assert.equal((await Package.findByOrFail('contentSlug', 'paket-a')).status, 'siap')
  })

  test('content:import refuses a broken package and fails', async ({ assert, cleanup }) => {
    const folder = await ContentFolder.copy(cleanup)
    await folder.edit<StructureContent>('structure.json', ({ items }) => items.pop())

    const command = await ace.create(ContentImport, ['paket-a', `--folder=${folder.root}`])
    await command.exec()
    command.assertFailed()
    assert.isNull(await Package.findBy('contentSlug', 'paket-a'))
  })
})
