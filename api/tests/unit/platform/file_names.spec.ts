import { test } from '@japa/runner'
import fc from 'fast-check'
import { uniqueFileNames } from '#app/platform/uploads/file_names'

const names = (texts: string[]) => uniqueFileNames(texts, '.pdf', 'Peserta')

test.group('File names of people', () => {
  test('file names of people with the same name differ, whatever their capitals', ({ assert }) => {
    assert.deepEqual(names(['Ayu', 'AYU', 'Ayu (2)', 'Budi']), [
      'Ayu.pdf',
      'AYU (2).pdf',
      'Ayu (2) (2).pdf',
      'Budi.pdf',
    ])
  })

  test('the file name of {name} can be {file}')
    .with([
      { name: '../../etc/passwd', file: '_ .. etc passwd.pdf' },
      { name: 'C:\\x', file: 'C x.pdf' },
      { name: 'CON', file: 'CON_.pdf' },
      { name: 'nul.txt', file: 'nul_.txt.pdf' },
      { name: '.bashrc', file: '_bashrc.pdf' },
      { name: '😀\u202E', file: '😀.pdf' },
      { name: '///', file: 'Peserta.pdf' },
      { name: 'محمد', file: 'محمد.pdf' },
    ])
    .run(({ assert }, { name, file }) => {
      assert.deepEqual(names([name]), [file])
    })

  test('file names of people are safe and unique for any names', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 70 }), { maxLength: 20 }),
        (all) => {
          const files = names(all)
          assert.lengthOf(files, all.length)
          assert.lengthOf(new Set(files.map((file) => file.toLowerCase())), all.length)
          for (const file of files) {
            assert.notMatch(file, /[<>:"/\\|?*\p{C}]|^\.|^\s|\.\.pdf$/u)
            assert.isBelow(Buffer.byteLength(file), 256)
          }
        }
      )
    )
  })
})
