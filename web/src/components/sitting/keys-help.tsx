import { Dialog } from '@/components/ui/dialog'

interface KeysHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  hasRecordings: boolean
}

const KEYS: { keys: string; effect: string }[] = [
  { keys: 'A–D atau 1–4', effect: 'Memilih jawaban' },
  { keys: '← →', effect: 'Soal sebelumnya, soal berikutnya' },
  { keys: '↑ ↓', effect: 'Menggulir; memilih jawaban hanya setelah Tab ke pilihannya' },
  { keys: 'R', effect: 'Menandai ragu-ragu, atau membatalkannya' },
  { keys: 'P', effect: 'Memutar rekaman' },
  { keys: 'Page Up, Page Down', effect: 'Menggulir soal' },
  { keys: 'Tab', effect: 'Ke tombol berikutnya; Shift + Tab kembali' },
  { keys: '?', effect: 'Menampilkan daftar ini' },
]

/** A dialog with all keys of a test. */
export function KeysHelp({ open, onOpenChange, hasRecordings }: KeysHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Pintasan keyboard">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {KEYS.filter(({ keys }) => hasRecordings || keys !== 'P').map(({ keys, effect }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="inline-block rounded-sm border border-line-strong bg-muted px-2 py-1 font-sans text-sm font-semibold">
                {keys}
              </kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
