import { Socket } from 'node:net'
import { test } from '@japa/runner'
import fc from 'fast-check'
import sharp from 'sharp'
import {
  renderCertificate,
  renderCertificateSample,
  type CertificateData,
} from '#app/results/certificate/render_certificate'
import { levelRanges } from '#app/scoring/domain/scoring'
import { pdfText } from '#tests/support/pdf_text'
import { copiedTexts, readPaper, readQrCode } from '#tests/support/paper_reader'
import { pngPicture } from '#tests/support/pictures'
import { NAMES } from '#tests/support/names'

const CODE = 'K7MR4-9XWPC-EG3HJ-TNY6A-FKMR3-7WPCE'

const certificate = (change: Partial<CertificateData> = {}): CertificateData => ({
  recipientName: 'Siti Nurhaliza',
  packageName: 'Prediction 1',
  listeningMode: null,
  academyName: 'Akademi Lulus',
  number: 'LULUS/2026/11/000123',
  code: CODE,
  verificationUrl: `https://ujian.akademi.test/verifikasi/${CODE}`,
  issuedAt: Date.parse('2026-11-21T03:00:00Z'),
  scores: { listening: 54, structure: 51, reading: 56, total: 537 },
  correct: { listening: 35, written: 29, reading: 40 },
  cefr: 'B1',
  levels: levelRanges('itp-practice-1'),
  tableTitle: 'Latihan ITP, edisi 1',
  logo: null,
  signer: null,
  validUntil: null,
  isSample: false,
  ...change,
})

const textOf = async (change?: Partial<CertificateData>) =>
  pdfText(await renderCertificate(certificate(change)))

test.group('Certificate', () => {
  test('a certificate is one A4 page, landscape, in Indonesian, with its title and author', async ({
    assert,
  }) => {
    const read = await readPaper(await renderCertificate(certificate()))
    assert.equal(read.pages, 1)
    assert.deepEqual(read.size, { width: 841.89, height: 595.28 })
    assert.equal(read.language, 'id-ID')
    assert.equal(read.info.Title, 'Sertifikat LULUS/2026/11/000123 – Siti Nurhaliza')
    assert.equal(read.info.Author, 'Akademi Lulus')
  })

  test('a certificate says name, test, scores, date, table and that it is not official', async ({
    assert,
  }) => {
    const text = await textOf()
    const sentences = [
      'Akademi Lulus',
      'SERTIFIKAT',
      'diberikan kepada Siti Nurhaliza',
      'telah menyelesaikan simulasi “Prediction 1” dengan hasil sebagai berikut',
      'Listening Comprehension 54 benar 35 dari 50',
      'Structure & Written Expression 51 benar 29 dari 40',
      'Reading Comprehension 56 benar 40 dari 50',
      'Skor total 537',
      'Level CEFR B1 Menengah',
      'A1 Pemula 310–336',
      'B2 Menengah atas 543–626',
      'C1 Mahir 627–677',
      'Simulasi, bukan skor resmi ETS',
      'Nomor LULUS/2026/11/000123',
      'Tanggal 21 November 2026',
      'Tabel skor Latihan ITP, edisi 1',
      `Kode ${CODE}`,
      `Verifikasi: https://ujian.akademi.test/verifikasi/${CODE}`,
    ]
    for (const sentence of sentences) assert.include(text, sentence)
  })

  test('a certificate says who signs it, as what, and until when it is valid', async ({
    assert,
  }) => {
    const plain = await readPaper(await renderCertificate(certificate()))
    for (const word of ['Stempel', 'Tanda tangan', 'Berlaku s.d.', 'CONTOH']) {
      assert.notInclude(plain.spoken, word)
    }
    const signed = certificate({
      logo: await pngPicture(),
      signer: {
        name: 'Dra. Ratna Wulandari, M.Pd.',
        position: 'Direktur Akademi',
        signature: await pngPicture(),
        stamp: await pngPicture(),
      },
      validUntil: Date.parse('2028-11-21T16:59:59.999Z'),
    })
    const bytes = await renderCertificate(signed)
    const text = await pdfText(bytes)
    for (const shown of [
      'Dra. Ratna Wulandari, M.Pd.',
      'Direktur Akademi',
      'Berlaku s.d. 21 November 2028',
    ]) {
      assert.include(text, shown)
    }
    const { pages, spoken } = await readPaper(bytes)
    assert.equal(pages, 1)
    assert.include(spoken, 'Tanda tangan')
    assert.include(spoken, 'Stempel')
  })

  test('a sample of a certificate is a picture that shows what differs', async ({ assert }) => {
    const draw = (change: Partial<CertificateData>) =>
      renderCertificateSample(certificate({ isSample: true, ...change }))
    const plain = await draw({})
    const { format, width, height } = await sharp(plain).metadata()
    assert.deepEqual({ format, width, height }, { format: 'png', width: 1403, height: 992 })
    const signer = { name: 'Ratna', position: null, signature: null, stamp: null }
    const signed = { signer: { ...signer, signature: await pngPicture() } }
    const drawn = [
      plain,
      await draw({ signer }),
      await draw(signed),
      await draw({ isSample: false }),
    ]
    assert.lengthOf(new Set(drawn.map((picture) => picture.toString('base64'))), 4)
  })

  test('a certificate uses the date in Jakarta', async ({ assert }) => {
    const text = await textOf({ issuedAt: Date.parse('2026-12-31T17:30:00Z') })
    assert.include(text, 'Tanggal 1 Januari 2027')
  })

  test('a certificate shows a dash for a level below the table', async ({ assert }) => {
    assert.include(await textOf({ cefr: null }), 'Level CEFR – ')
  })

  test('a certificate has a readable QR code', async ({ assert }) => {
    const bytes = await renderCertificate(certificate())
    assert.equal(await readQrCode(bytes), `https://ujian.akademi.test/verifikasi/${CODE}`)
  })

  test('a certificate is the same file for the same result', async ({ assert }) => {
    const [first, second] = [
      await renderCertificate(certificate()),
      await renderCertificate(certificate()),
    ]
    assert.isTrue(first.equals(second))
  })

  test('rendering a certificate opens no network connection', async ({ assert, cleanup }) => {
    const real = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect') ?? {}
    cleanup(() => {
      Object.defineProperty(Socket.prototype, 'connect', real)
    })
    Object.defineProperty(Socket.prototype, 'connect', {
      ...real,
      value: () => assert.fail('a certificate opened a connection'),
    })
    assert.include(await textOf({ recipientName: '王小明 김민준 محمد' }), '王小明')
  })

  test('rendering a certificate takes less than 300 ms once the fonts are loaded', async ({
    assert,
  }) => {
    const data = certificate({ recipientName: '山田 太郎' })
    await renderCertificate(data)
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const start = performance.now()
      await renderCertificate(data)
      times.push(performance.now() - start)
    }
    assert.isBelow(Math.min(...times), 300)
  })
})

test.group('Name on a certificate', () => {
  test('the name {$self} on a certificate is read aloud as written')
    .with(NAMES)
    .run(async ({ assert }, recipientName) => {
      const read = await readPaper(await renderCertificate(certificate({ recipientName })))
      assert.include(read.spoken, recipientName.normalize('NFC'))
      assert.equal(read.pages, 1)
    })

  test('the name {$self} on a certificate can be copied and searched')
    .with([
      'Siti Nurhaliza',
      'O’Connor-D’Souza',
      'Đặng Thị Hằng',
      'Иван Петрович Сидоров',
      'Ελένη Παπαδοπούλου',
      'محمد عبد الله',
      'فاطمة الزهراء',
      'יוסף כהן',
      '王小明',
      '山田 太郎',
      '김민준',
      'Արամ Խաչատրյան',
      'ნინო ბერიძე',
      'አበበ ቢቂላ',
    ])
    .run(async ({ assert }, recipientName) => {
      const text = await textOf({ recipientName })
      assert.include(text, `diberikan kepada ${recipientName}`)
      assert.include(text, 'bukan skor resmi ETS')
    })

  test('the name {$self} on a certificate is copied as written, with any glyphs')
    .with(
      NAMES.filter((name) => !/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u.test(name))
    )
    .run(async ({ assert }, recipientName) => {
      const bytes = await renderCertificate(certificate({ recipientName }))
      assert.include(copiedTexts(bytes), recipientName.normalize('NFC'))
    })

  test('right-to-left names on a certificate are copied from their glyphs only', async ({
    assert,
  }) => {
    const bytes = await renderCertificate(certificate({ recipientName: 'محمد عبد الله' }))
    const texts = copiedTexts(bytes)
    assert.include(texts, 'SERTIFIKAT')
    assert.notInclude(texts, 'محمد عبد الله')
  })

  test('the name {name} is printed on a certificate as {printed}')
    .with([
      { name: 'Đặng Thị Hằng 🎉', printed: 'Đặng Thị Hằng' },
      { name: '🎉👨‍👩‍👧', printed: '–' },
      { name: '', printed: '–' },
      { name: 'Budi\n\u0007Santoso', printed: 'Budi Santoso' },
    ])
    .run(async ({ assert }, { name, printed }) => {
      assert.include(await textOf({ recipientName: name }), `diberikan kepada ${printed} telah`)
    })

  test('a name of 60 characters is printed completely on two lines of a certificate', async ({
    assert,
  }) => {
    const recipientName = 'Raden Ajeng Kartika Permatasari Wulandari Kusumaningrum Putri'
    const read = await readPaper(await renderCertificate(certificate({ recipientName })))
    const lines = read.pieces.map(({ text }) => text)
    assert.includeMembers(lines, [
      'Raden Ajeng Kartika Permatasari',
      'Wulandari Kusumaningrum Putri',
    ])
    assert.include(read.spoken, recipientName)
  })

  test('no text leaves the frame of a certificate, with any length: {title}')
    .with([
      { title: 'one word', text: 'W'.repeat(255) },
      { title: 'many words', text: 'Wahyu '.repeat(60) },
      { title: 'Han', text: '王'.repeat(255) },
      { title: 'Arabic', text: 'محمد '.repeat(50) },
      { title: 'absurd', text: 'i'.repeat(20_000) },
    ])
    .run(async ({ assert }, { text }) => {
      const data = certificate({ recipientName: text, packageName: text, academyName: text })
      const read = await readPaper(await renderCertificate(data))
      assert.equal(read.pages, 1)
      for (const { left, right } of read.pieces) {
        assert.isAtLeast(left, 50)
        assert.isAtMost(right, 792)
      }
    })

  test('any name fits one page of a certificate', async ({ assert }) => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.constantFrom(...NAMES), { maxLength: 5 }).map((all) => all.join(' '))
    )
    await fc.assert(
      fc.asyncProperty(name, async (recipientName) => {
        const bytes = await renderCertificate(certificate({ recipientName }))
        assert.equal((await readPaper(bytes)).pages, 1)
      }),
      { numRuns: 20 }
    )
  })
})

test.group('Certificate | the listening mode', () => {
  test('a certificate names the mode, and an earlier one prints none', async ({ assert }) => {
    const sentence = /telah menyelesaikan simulasi “Prediction 1”(.*?) dengan hasil/s
    const modeOf = async (change: Partial<CertificateData>) =>
      sentence.exec((await textOf(change)).replaceAll(/\s+/g, ' '))?.[1]
    assert.equal(await modeOf({ listeningMode: 'asli' }), ' dalam mode ujian asli')
    assert.equal(await modeOf({ listeningMode: 'latihan' }), ' dalam mode latihan')
    assert.equal(await modeOf({}), '')
  })
})
