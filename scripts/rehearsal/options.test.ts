import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RehearsalFailed } from './failures.ts'
import { readOptions } from './options.ts'

test('a rehearsal has thirty learners at sixty times the speed, on this machine, by default', () => {
  assert.deepEqual(readOptions([], {}), {
    server: 'http://localhost:3333',
    admin: 'admin@demo.test',
    learners: 30,
    speed: 60,
    starts: false,
    cleansUp: false,
    packageId: null,
  })
  assert.equal(readOptions([], { PORT: '4000' })?.server, 'http://localhost:4000')
})

test('every option of a rehearsal is read', () => {
  const args = '--server https://ujian.example.id/x --admin 0812 --peserta 5 --kecepatan 1 --mulai'
  assert.deepEqual(readOptions([...args.split(' '), '--paket', '7', '--bersihkan'], {}), {
    server: 'https://ujian.example.id',
    admin: '0812',
    learners: 5,
    speed: 1,
    starts: true,
    cleansUp: true,
    packageId: 7,
  })
  assert.equal(readOptions(['--bantuan', '--peserta', '0'], {}), null)
})

test('an invalid option of a rehearsal is refused with a message', () => {
  const wrong: [string[], RegExp][] = [
    [['--peserta', '0'], /--peserta harus bilangan bulat 1-200/],
    [['--peserta', '201'], /--peserta/],
    [['--kecepatan', '1.5'], /--kecepatan/],
    [['--kecepatan', 'cepat'], /'cepat'/],
    [['--server', 'ftp://x'], /--server harus alamat/],
    [['--server', 'localhost'], /--server/],
    [['--entah'], /Pilihan tidak dikenal/],
  ]
  for (const [args, sentence] of wrong) {
    assert.throws(
      () => readOptions(args, {}),
      (error) => error instanceof RehearsalFailed && sentence.test(error.message)
    )
  }
})
