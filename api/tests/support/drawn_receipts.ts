import sharp from 'sharp'

/** What differs between the receipts of one bank. */
export interface ReceiptFacts {
  name: string
  amount: string
  time: string
  reference: string
}

/** A bank's layout: everything but the facts is the same on each of its receipts. */
export type Bank = 'hijau' | 'biru'

/** The picture of a payment app's receipt, as a JPEG. No font is needed, so that every machine draws the same. */
export function drawnReceipt(bank: Bank, facts: ReceiptFacts): Promise<Buffer> {
  const svg = bank === 'hijau' ? wallet(facts) : mobileBank(facts)
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

function mobileBank({ name, amount, time, reference }: ReceiptFacts): string {
  const lines = [
    'Penerima BINA BAHASA',
    `Pengirim ${name}`,
    `Ref ${reference}`,
    'Jenis QRIS',
    'Biaya 0',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="1170">
    <rect width="540" height="1170" fill="#f4f6fb"/><rect width="540" height="240" fill="#0a4fa3"/>
    <circle cx="270" cy="240" r="60" fill="#29b765"/>
    ${written('Transaksi Berhasil', 110, 330, 22)}${written(time, 130, 390, 16)}
    ${written(`Rp ${amount}`, 150, 460, 36)}
    <rect x="30" y="530" width="480" height="440" rx="16" fill="#fff"/>
    ${lines.map((line, at) => written(line, 50, 580 + at * 70, 16)).join('')}
    <rect x="30" y="1040" width="480" height="80" rx="40" fill="#0a4fa3"/></svg>`
}

function wallet({ name, amount, time, reference }: ReceiptFacts): string {
  const lines = [
    'Status Berhasil',
    `Waktu ${time}`,
    `ID ${reference}`,
    'BINA BAHASA',
    `Dari ${name}`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="960">
    <rect width="540" height="960" fill="#fff"/><rect x="40" y="50" width="180" height="40" fill="#12a150"/>
    ${lines.map((line, at) => written(line, 40, 180 + at * 90, 18)).join('')}
    ${written(`Total Rp ${amount}`, 40, 680, 26)}</svg>`
}

/** Letters of 5 by 7 squares, each with a pattern of its own. @param size height in pixels */
function written(text: string, left: number, top: number, size: number): string {
  const square = size / 7
  return [...text]
    .flatMap((letter, at) =>
      squaresOf(letter).map(([x, y]) => {
        const [px, py] = [left + (at * 6 + x) * square, top + y * square]
        return `<rect x="${px.toFixed(2)}" y="${py.toFixed(2)}" width="${square}" height="${square}" fill="#222"/>`
      })
    )
    .join('')
}

function squaresOf(letter: string): [number, number][] {
  if (letter === ' ') return []
  let state = (letter.codePointAt(0) ?? 0) * 2_654_435_761
  const squares: [number, number][] = []
  for (let y = 0; y < 7; y++) {
    for (let x = 0; x < 5; x++) {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      if (state / 2 ** 31 < 0.5) squares.push([x, y])
    }
  }
  return squares
}
