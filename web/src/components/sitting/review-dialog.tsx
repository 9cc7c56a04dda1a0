import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { NumberButton } from '@/components/sitting/number-button'
import { useQuestionToShow } from '@/components/sitting/show-question'
import type { Answer } from '@lulus/api/contracts/exam'

export interface ReviewedNumber {
  number: number
  page: number
  answer: Answer | null
  flagged: boolean
  /** Opens the question. */
  open: () => void
}

interface ReviewDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** All numbers of the session, ascending. */
  numbers: readonly ReviewedNumber[]
  onEnd: () => void
}

/** The review of a session before it ends: lists unanswered and flagged numbers with links to them. */
export function ReviewDialog({ open, onOpenChange, numbers, onEnd }: ReviewDialogProps) {
  const toShow = useQuestionToShow()
  const empty = numbers.filter(({ answer }) => answer === null)
  const doubted = numbers.filter(({ flagged }) => flagged)

  const close = () => onOpenChange(false)
  const list = (items: readonly ReviewedNumber[], label: string) => (
    <section aria-label={label} className="grid gap-3">
      <h3 className="font-bold">
        {label} ({items.length})
      </h3>
      <ul className="flex flex-wrap gap-2.5">
        {items.map((item) => (
          <li key={item.number}>
            <NumberButton
              number={item.number}
              answer={item.answer}
              flagged={item.flagged}
              current={false}
              aria-label={`Buka nomor ${item.number}`}
              className="hover:border-primary"
              onClick={() => {
                item.open()
                toShow.choose(item.page)
                close()
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={toShow.onClosed}
      title="Periksa jawaban"
      description={`${numbers.length - empty.length} dari ${numbers.length} soal terjawab.`}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Kembali ke soal
          </Button>
          <Button
            variant="accent"
            onClick={() => {
              close()
              onEnd()
            }}
          >
            Selesai
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {empty.length > 0 && list(empty, 'Belum terjawab')}
        {doubted.length > 0 && list(doubted, 'Ragu-ragu')}
        {empty.length + doubted.length === 0 && (
          <p>Semua soal sudah terjawab dan tidak ada yang ditandai ragu-ragu.</p>
        )}
      </div>
    </Dialog>
  )
}
