import { qrisFault } from '@lulus/api/contracts/qris'
import { toString as drawQr } from 'qrcode'
import { useEffect, useState } from 'react'

/** Shows the code of a valid QRIS text as learners see it. */
export default function QrisPreview({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<{ text: string; svg: string } | null>(null)
  const isRight = text !== '' && qrisFault(text) === null

  useEffect(() => {
    if (!isRight) return
    let isCurrent = true
    drawQr(text, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' }).then(
      (svg) => {
        if (isCurrent) setDrawn({ text, svg })
      },
      (error: unknown) => console.error('The QRIS text can not be drawn', error)
    )
    return () => {
      isCurrent = false
    }
  }, [text, isRight])

  if (!isRight || drawn?.text !== text) {
    return (
      <div className="flex aspect-square w-48 max-w-full items-center justify-center rounded-md border border-dashed border-line-strong p-4 text-center text-sm text-ink-soft">
        {text === ''
          ? 'Tanpa teks QRIS, peserta belum dapat membayar.'
          : 'Kode tampil di sini begitu teksnya benar.'}
      </div>
    )
  }
  return (
    // Scanners need dark on white, in both themes.
    <img
      src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
      alt="Pratinjau kode QRIS"
      className="aspect-square w-48 max-w-full rounded-md border border-line bg-paper"
    />
  )
}
