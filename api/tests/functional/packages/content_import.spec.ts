import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BrokenContent } from '#app/packages/content/problem'
import type {
  ListeningContent,
  Manifest,
  ReadingContent,
  StructureContent,
} from '#app/packages/content/content_format'
import { importContent } from '#app/packages/content/import_content'
import { readSoundContent } from '#app/packages/content/read_content'
import Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { readStoredFile } from '#app/platform/uploads/stored_files'
import { Conflict } from '#app/platform/errors/failures'
import { carriesAudio, numberOfPage } from '#contracts/exam'
import { ContentFolder } from '#tests/support/content_folder'
import { isolateDatabase } from '#tests/support/database'

test.group('Content import', (group) => {
  isolateDatabase(group)

  test('a content import creates a complete package that is on sale', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    const content = await readSoundContent(folder.path)
    const { pack, outcome } = await importContent(folder.path)

    assert.equal(outcome, 'created')
    const stored = await Package.findOrFail(pack.id)
    assert.containSubset(stored.serialize(), {
      name: 'Paket A',
      status: 'siap',
      level: 'prediction',
      price: 20_000,
      listeningMinutes: 30,
      writtenMinutes: 25,
      readingMinutes: 55,
      labOnly: false,
      contentSlug: 'paket-a',
      archivedAt: null,
    })

    const questions = await Question.query().where('packageId', pack.id).orderBy('page')
    assert.lengthOf(questions, 140)
    for (const { page, number, section, prompt, audio, audioMs, passageId } of questions) {
      assert.equal(number, numberOfPage(page))
      assert.equal(prompt === null, section === 'listening')
      assert.equal(audio !== null, carriesAudio(page))
      assert.equal(audioMs !== null && audioMs > 2000, carriesAudio(page))
      assert.equal(passageId !== null, section === 'reading')
    }

    const written = questions.find(({ page }) => page === 68)
    const source = content.written.items[0]
    assert.equal(written?.prompt, source?.html)
    assert.equal(written?.answerKey, source?.key)
    assert.equal(
      `${written?.option1}|${written?.option2}|${written?.option3}|${written?.option4}`,
      [...(source?.html ?? '').matchAll(/<u>(.+?)<\/u>/g)].map(([, part]) => part).join('|')
    )
  })

  test('a content import stores media byte for byte and passages line by line', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    const content = await readSoundContent(folder.path)
    const { pack } = await importContent(folder.path)

    const [dialogue] = content.listening.dialogues
    const question = await Question.query()
      .where({ packageId: pack.id, page: dialogue?.page })
      .firstOrFail()
    assert.deepEqual(
      await readStoredFile('audio', question.audio as string),
      await readFile(folder.file(dialogue?.audio as string))
    )

    const passages = await Passage.query().where('packageId', pack.id).orderBy('id')
    assert.deepEqual(
      passages.map(({ name, body }) => ({ name, body })),
      content.reading.passages.map(({ title, lines }) => ({ name: title, body: lines.join('\n') }))
    )
    const [passage] = content.reading.passages
    assert.deepEqual(
      await readStoredFile('reading', passages[0]?.image as string),
      await readFile(folder.file(passage?.image as string))
    )
    const ofPassage = await Question.query().where('passageId', passages[0]?.id as number)
    assert.sameMembers(
      ofPassage.map(({ page }) => page),
      passage?.items.map(({ page }) => page) ?? []
    )
  })

  test('a content import changes nothing the second time', async ({ assert, cleanup }) => {
    const folder = await ContentFolder.copy(cleanup)
    const first = await importContent(folder.path)
    const before = await snapshotOf(first.pack.id)

    const second = await importContent(folder.path)
    assert.equal(second.outcome, 'unchanged')
    assert.equal(second.pack.id, first.pack.id)
    assert.deepEqual(await snapshotOf(first.pack.id), before)
  })

  test('a content import updates an imported package and keeps the academy’s own changes', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    const { pack } = await importContent(folder.path)
    await Package.query()
      .where('id', pack.id)
      .update({ price: 15_000, name: 'Paket Hemat', status: 'belum' })
    const before = await Question.query().where('packageId', pack.id).orderBy('page')

    await folder.edit<StructureContent>('structure.json', ({ items }) => {
      if (items[0]) items[0].sentence = 'Water _____ in winter.'
    })
    await folder.edit<Manifest>('manifest.json', (manifest) => (manifest.harga = 99_000))
    await folder.edit<ListeningContent>('listening.json', ({ dialogues: [first, second] }) => {
      if (first && second) [first.audio, second.audio] = [second.audio, first.audio]
    })

    const { outcome } = await importContent(folder.path)
    assert.equal(outcome, 'updated')
    const after = await Question.query().where('packageId', pack.id).orderBy('page')
    assert.deepEqual(
      after.map(({ id }) => id),
      before.map(({ id }) => id)
    )
    assert.equal(after.find(({ page }) => page === 52)?.prompt, 'Water _____ in winter.')
    assert.equal(after[0]?.audioMs, before[1]?.audioMs)
    assert.deepEqual(
      await readStoredFile('audio', after[0]?.audio as string),
      await readStoredFile('audio', before[1]?.audio as string)
    )

    const kept = await Package.findOrFail(pack.id)
    assert.containSubset(kept.serialize(), { price: 15_000, name: 'Paket Hemat', status: 'belum' })
  })

  test('a content import replaces passages by their order and deletes surplus ones', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    const { pack } = await importContent(folder.path)
    await Passage.create({
      packageId: pack.id,
      name: 'Sisa',
      image: 'sisa.png',
      createdAt: 1,
      updatedAt: 1,
    })
    await folder.edit<ReadingContent>('reading.json', ({ passages: [first] }) => {
      if (first) first.title = 'Another Title'
    })

    assert.equal((await importContent(folder.path)).outcome, 'updated')
    const passages = await Passage.query().where('packageId', pack.id).orderBy('id')
    assert.lengthOf(passages, 5)
    assert.equal(passages[0]?.name, 'Another Title')
  })

  test('a content import refuses a broken package and leaves nothing behind', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    await folder.edit<StructureContent>('structure.json', ({ items }) => items.pop())
    const files = await storedFiles()

    await assert.rejects(() => importContent(folder.path), BrokenContent)
    assert.isNull(await Package.findBy('contentSlug', 'paket-a'))
    assert.deepEqual(await storedFiles(), files)
  })

  test('a content import removes the stored media when the database refuses the package', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    const { pack } = await importContent(folder.path)
    await Package.query().where('id', pack.id).update({ archived_at: 1 })
    await drive.use().deleteAll()

    await assert.rejects(
      () => importContent(folder.path),
      Conflict,
      "The package 'Paket A' of this content has been archived."
    )
    assert.deepEqual(await storedFiles(), [])
  })

  test('a content import names a file that is missing, unreadable or malformed', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    await rename(folder.file('written.json'), folder.file('written.txt'))
    await rename(folder.file('audio/01.mp3'), folder.file('structure.json'))
    await folder.edit<Manifest>('manifest.json', (manifest) =>
      Object.assign(manifest, { slug: 'paket-z', level: 'toeic' })
    )
    await folder.edit<ReadingContent>('reading.json', ({ passages: [first] }) => {
      if (first) first.image = '../../secret.png'
    })

    const error = await importContent(folder.path).catch((caught: unknown) => caught)
    assert.instanceOf(error, BrokenContent)
    const places = (error as BrokenContent).problems.map(
      ({ where, sentence }) => `${where}: ${sentence}`
    )
    assert.lengthOf(places, 4)
    assert.equal(places[0], 'manifest.json, level: The selected level is invalid.')
    assert.match(places[1] ?? '', /^structure\.json: The file is not JSON: /)
    assert.equal(places[2], 'written.json: The file is missing.')
    assert.equal(places[3], 'reading.json, passages.0.image: The image field format is invalid.')
  })

  test('a content import needs a slug equal to the name of the folder', async ({
    assert,
    cleanup,
  }) => {
    const folder = await ContentFolder.copy(cleanup)
    await rename(folder.path, join(folder.root, 'paket-b'))
    const error = await importContent(join(folder.root, 'paket-b')).catch(
      (caught: unknown) => caught
    )
    assert.deepEqual((error as BrokenContent).problems, [
      { where: 'manifest.json', sentence: "The slug is 'paket-a' in the folder 'paket-b'." },
    ])
  })
})

async function snapshotOf(packageId: number) {
  return {
    packages: await db.from('packages').where('id', packageId),
    passages: await db.from('passages').where('package_id', packageId).orderBy('id'),
    questions: await db.from('questions').where('package_id', packageId).orderBy('id'),
    files: await storedFiles(),
  }
}

async function storedFiles(): Promise<string[]> {
  const { objects } = await drive.use().listAll('', { recursive: true })
  return [...objects].map((object) => (object.isFile ? object.key : object.prefix)).sort()
}
