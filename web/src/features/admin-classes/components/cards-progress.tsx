import { Alert } from '@/components/ui/alert'
import { Progress } from '@/components/ui/progress'
import type { PrintedCards } from '@/features/admin-classes/api/print-cards'
import { formatCount } from '@/lib/format/numbers'

/** How many passwords have been created. Afterwards the server draws the cards. */
export function CardsProgress({ made, all }: { made: number; all: number }) {
  const isDrawing = all > 0 && made === all
  const text = isDrawing
    ? 'Menyusun kartu…'
    : `Membuat password: ${formatCount(made)} dari ${formatCount(all)}`
  return (
    <div className="grid gap-3 py-4">
      <p aria-hidden>{all === 0 ? 'Menyusun kartu…' : text}</p>
      <Progress value={made} max={Math.max(all, 1)} label="Membuat password" />
      <p role="status" className="sr-only">
        {isDrawing || all === 0 ? 'Menyusun kartu…' : 'Membuat password…'}
      </p>
    </div>
  )
}

/** What the finished file contains, and that it has to be saved now. */
export function CardsMade({ cards, passwords, left }: PrintedCards) {
  return (
    <>
      <Alert
        tone="success"
        title={`${formatCount(cards)} kartu siap, ${formatCount(passwords)} dengan password baru.`}
      >
        Password hanya ada di berkas ini. Simpan dan cetak sekarang, lalu hapus berkasnya.
      </Alert>
      {left > 0 && (
        <Alert tone="warning">
          {formatCount(left)} peserta lain belum punya password. Cetak sekali lagi untuk mereka.
        </Alert>
      )}
    </>
  )
}
