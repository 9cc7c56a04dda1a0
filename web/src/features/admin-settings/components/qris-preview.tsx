import { qrisFault } from '@lulus/api/contracts/qris'
import { useQuery } from '@tanstack/react-query'
import { qrCodeQuery } from '@/lib/images/qr-code'

/** Shows the code of a valid QRIS text as learners see it. */
export function QrisPreview({ text }: { text: string }) {
  const isRight = text !== '' && qrisFault(text) === null
  const { data: src } = useQuery({ ...qrCodeQuery(text), enabled: isRight })

  if (!isRight || src === undefined) {
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
      src={src}
      alt="Pratinjau kode QRIS"
      className="aspect-square w-48 max-w-full rounded-md border border-line bg-paper"
    />
  )
}
