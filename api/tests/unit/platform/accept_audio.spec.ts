import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { MultipartFile } from '@adonisjs/core/bodyparser'
import { acceptAudio, inspectAudio } from '#app/platform/uploads/accept_audio'
import { FileTooLarge, InvalidInput, UnsupportedFile } from '#app/platform/errors/failures'
import { HTML, SVG } from '#tests/support/hostile_pictures'

const SAMPLE = app.makePath('database/content/paket-a/audio/01.mp3')

/** Silence: 8000 samples of one byte per second. */
function wav(seconds: number): Buffer {
  const samples = Buffer.alloc(8000 * seconds, 128)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

async function refusalOf(data: Buffer): Promise<unknown> {
  return inspectAudio(data, 'audio').catch((error: unknown) => error)
}

test.group('Uploaded recording', () => {
  test('an uploaded recording is measured', async ({ assert }) => {
    const recording = await inspectAudio(await readFile(SAMPLE), 'audio')
    assert.equal(recording.extension, 'mp3')
    assert.isAbove(recording.durationMs, 1_000)

    const silence = await inspectAudio(wav(3), 'audio')
    assert.deepEqual([silence.extension, silence.durationMs], ['wav', 3_000])
  })

  test('an uploaded recording is refused when it is not audio, with any type: {what}')
    .with([
      { what: 'HTML', data: HTML },
      { what: 'SVG', data: SVG },
      {
        what: 'HTML behind an ID3 tag',
        data: Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0'), HTML]),
      },
      {
        what: 'HTML behind an MP3 frame header',
        data: Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), HTML]),
      },
      { what: 'a RIFF that is no WAVE', data: Buffer.from('RIFF\x24\0\0\0AVI LIST') },
      { what: 'a WAVE without sound', data: wav(0) },
      { what: 'an OGG header with nothing behind it', data: Buffer.from('OggS\0\x02') },
      { what: 'nothing', data: Buffer.alloc(0) },
    ])
    .run(async ({ assert }, { data }) => {
      const refusal = await refusalOf(data)
      assert.instanceOf(refusal, UnsupportedFile)
      assert.deepEqual((refusal as UnsupportedFile).fields, [
        { field: 'audio', msg: 'File harus berupa audio (mp3, m4a, ogg, wav).' },
      ])
    })

  test('an uploaded recording may last up to 15 minutes', async ({ assert }) => {
    assert.equal((await inspectAudio(wav(900), 'audio')).durationMs, 900_000)
    const refusal = await refusalOf(wav(901))
    assert.instanceOf(refusal, InvalidInput)
    assert.notInstanceOf(refusal, UnsupportedFile)
  })

  test('an uploaded recording is refused above 20 MB without being read', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'lulus-audio-'))
    const file = new MultipartFile({ fieldName: 'audio', clientName: 'a.mp3', headers: {} }, {})
    file.tmpPath = join(folder, 'a.mp3')
    await writeFile(file.tmpPath, await readFile(SAMPLE))

    file.size = 20 * 1024 * 1024
    assert.equal((await acceptAudio(file)).extension, 'mp3')
    file.size += 1
    await assert.rejects(() => acceptAudio(file), FileTooLarge, 'Ukuran audio maksimal 20 MB.')
    await rm(folder, { recursive: true })
  })
})
