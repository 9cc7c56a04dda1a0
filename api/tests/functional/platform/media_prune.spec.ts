import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { writeSettings } from '#app/academy/actions/academy_settings'
import { findUnusedFiles, removeUnusedFiles } from '#app/platform/uploads/prune_files'
import { FOLDERS, storeFile, type Folder } from '#app/platform/uploads/stored_files'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import env from '#start/env'
import { FILE_COLUMNS, FILE_REFERENCES } from '#start/file_references'
import MediaPrune from '../../../commands/media_prune.js'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, start, takeSeat } from '#tests/support/exam'
import { storedFiles } from '#tests/support/stored_files'

const EXTENSION: Record<Folder, string> = {
  audio: 'mp3',
  reading: 'png',
  bukti: 'jpg',
  profile: 'webp',
  logo: 'png',
  testimoni: 'webp',
  sertifikat: 'png',
}
/** Words in the name of a column for a stored file. */
const FILE_WORDS = /audio|file|image|logo|photo|pic|proof|recording|scan|signature|stamp|upload/
/** What such a word also names: prints of proofs, lines that prove a key, the name that a file had elsewhere. */
const NO_FILE = /^(\w+\.proof_(digest|print)|questions\.proof|question_imports\.file_name)$/
const HOUR = 60 * 60 * 1000

/** Stores a file with an age in hours. */
async function store(folder: Folder, ageHours = 48): Promise<string> {
  const name = await storeFile(folder, Buffer.from('x'), EXTENSION[folder])
  const then = new Date(Date.now() - ageHours * HOUR)
  await utimes(join(env.get('DATA_DIR'), 'uploads', folder, name), then, then)
  return name
}

async function prune(): Promise<string[]> {
  const files = await findUnusedFiles({
    references: FILE_REFERENCES,
    storedBefore: Date.now() - 24 * HOUR,
    settleMs: 0,
  })
  await removeUnusedFiles(files)
  return files.map(({ folder, name }) => `${folder}/${name}`)
}

/** Every column of the database that may hold a stored name. */
async function columnsOfTexts(): Promise<{ of: string; name: string; type: string }[]> {
  const isMysql = db.connection().dialect.name === 'mysql'
  const columns = isMysql
    ? db
        .from('information_schema.columns')
        .whereRaw('table_schema = database()')
        .select('table_name as of', 'column_name as name', 'data_type as type')
    : db
        .from('sqlite_master as tables')
        .joinRaw('JOIN pragma_table_info(tables.name) AS columns')
        .select('tables.name as of', 'columns.name as name', 'columns.type as type')
  const all = (await columns) as { of: string; name: string; type: string }[]
  return all.filter(({ type }) => /char|text/i.test(type))
}

const at = (packageId: number, page: number) => Question.query().where({ packageId, page })

test.group('Pruning of stored files', (group) => {
  isolateDatabase(group)
  group.each.setup(async () => {
    for (const file of await findUnusedFiles({
      references: FILE_REFERENCES,
      storedBefore: Infinity,
      settleMs: 0,
    })) {
      await removeUnusedFiles([file])
    }
  })

  test('pruning keeps files that a question, passage, payment, user or setting uses', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const kept = {
      audio: await store('audio'),
      reading: await store('reading'),
      bukti: await store('bukti'),
      profile: await store('profile'),
      logo: await store('logo'),
      testimoni: await store('testimoni'),
      sertifikat: await store('sertifikat'),
    }
    await at(pack.id, 1).update({ audio: kept.audio })
    await Passage.query().where('packageId', pack.id).update({ image: kept.reading })
    const user = await createUser({ profilePic: kept.profile })
    await createPayment(user, pack, { proof: kept.bukti })
    const picture = { file: kept.testimoni, width: 1, height: 1, alt: '' }
    const testimonials = [{ name: 'A', about: '', text: 'B', picture }]
    await writeSettings(db.connection(), {
      logo: kept.logo,
      signature: kept.sertifikat,
      testimonials,
    })
    const unused = []
    for (const folder of FOLDERS) unused.push(`${folder}/${await store(folder)}`)

    assert.sameMembers(await prune(), unused)
    for (const folder of FOLDERS) assert.deepEqual(await storedFiles(folder), [kept[folder]])

    await User.query().where('id', user.id).update({ profile_pic: null })
    assert.deepEqual(await prune(), [`profile/${kept.profile}`])
  })

  test("pruning keeps the proof of a class's payment", async ({ assert }) => {
    const [proof, unused] = [await store('bukti'), await store('bukti')]
    const learners = [await createUser()]
    const about = { pack: await createPackage(), learners, admin: await createAdmin() }
    await createClassPayment(await createClass(learners), about, { proof })
    assert.deepEqual(await prune(), [`bukti/${unused}`])
    assert.deepEqual(await storedFiles('bukti'), [proof])
  })

  test('pruning keeps files of every attempt, even after they were replaced', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    const [audio, image, later] = [
      await store('audio'),
      await store('reading'),
      await store('audio'),
    ]
    await at(seat.pack.id, 1).update({ audio })
    await Passage.query().where('packageId', seat.pack.id).update({ image })
    await start(seat)
    await at(seat.pack.id, 1).update({ audio: later })
    await Question.query().where('packageId', seat.pack.id).where('section', 'reading').delete()
    await Passage.query().where('packageId', seat.pack.id).delete()
    assert.deepEqual(await prune(), [])

    await at(seat.pack.id, 1).update({ audio: null })
    assert.deepEqual(await prune(), [`audio/${later}`], 'no attempt has sat this one')
    assert.deepEqual(await storedFiles('audio'), [audio])
    assert.deepEqual(await storedFiles('reading'), [image])
  })

  test('pruning knows every column for a file', async ({ assert }) => {
    const known = FILE_COLUMNS.map(({ table, column }) => `${table}.${column}`)
    const found = (await columnsOfTexts())
      .filter(({ name }) => FILE_WORDS.test(name))
      .map(({ of, name }) => `${of}.${name}`)
      .filter((column) => !NO_FILE.test(column))
    assert.sameMembers(found, known, "list it in its room's file_columns.ts")
  })

  test('pruning keeps new files, because their rows may come later', async ({ assert }) => {
    const young = await store('audio', 23)
    const old = await store('audio', 25)
    assert.deepEqual(await prune(), [`audio/${old}`])
    assert.deepEqual(await storedFiles('audio'), [young])
  })

  test('pruning keeps a file that gets used during the run', async ({ assert }) => {
    const pack = await completePackage()
    const audio = await store('audio')
    const search = findUnusedFiles({
      references: FILE_REFERENCES,
      storedBefore: Date.now(),
      settleMs: 300,
    })
    await new Promise((resolve) => setTimeout(resolve, 150))
    await at(pack.id, 1).update({ audio })
    assert.deepEqual(await search, [])
  })

  test('pruning is a command with a dry run', async ({ assert }) => {
    ace.ui.switchMode('raw')
    const name = await store('audio')
    const rehearsal = await ace.create(MediaPrune, ['--dry-run'])
    await rehearsal.exec()
    rehearsal.assertSucceeded()
    const lines = rehearsal.ui.logger.getLogs().map(({ message }) => message)
    assert.isTrue(lines.some((line) => line.includes(`audio/${name}`)))
    assert.isTrue(lines.some((line) => line.includes('1 files (0.0 MB) could be removed')))
    assert.deepEqual(await storedFiles('audio'), [name])

    const wrong = await ace.create(MediaPrune, ['--min-age-hours=-1'])
    await wrong.exec()
    wrong.assertFailed()
    const young = await ace.create(MediaPrune, ['--min-age-hours=100'])
    await young.exec()
    young.assertSucceeded()
    assert.deepEqual(await storedFiles('audio'), [name])

    const real = await ace.create(MediaPrune, [])
    await real.exec()
    real.assertSucceeded()
    assert.deepEqual(await storedFiles('audio'), [])
    ace.ui.switchMode('normal')
  })
})
