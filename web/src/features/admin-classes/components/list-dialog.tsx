import { CLASS_LIST_MAX_ROWS } from '@lulus/api/contracts/classes'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Progress } from '@/components/ui/progress'
import { CheckedRows } from '@/features/admin-classes/components/checked-rows'
import { ColumnQuestion } from '@/features/admin-classes/components/column-question'
import { ListFileField } from '@/features/admin-classes/components/list-file-field'
import { listNotes } from '@/features/admin-classes/model/list-columns'
import { useListCheck } from '@/features/admin-classes/use-list-check'
import { formatCount } from '@/lib/format/numbers'
import { useReloginInPlace } from '@/lib/session/relogin'

interface ListDialogProps {
  classId: number
  onClose: () => void
}

/**
 * Adds learners from a list: pasted cells, or an Excel or CSV file. It is checked row by row first, and then all are
 * added or none.
 */
export function ListDialog({ classId, onClose }: ListDialogProps) {
  const list = useListCheck(classId, onClose)
  const { daftar, checked, isChecking, isAdding } = list
  const close = useCloseGuard(daftar.trim() !== '', onClose)
  useReloginInPlace()

  const rows = checked?.data
  const wrong = rows?.filter(({ status }) => status === 'salah').length ?? 0
  const coming = rows?.filter(({ status }) => status === 'baru' || status === 'ada').length ?? 0
  const lines = daftar.split('\n').filter((line) => line.trim() !== '').length

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissable={!isAdding}
      title="Tambah dari daftar"
      description={`Paling banyak ${formatCount(CLASS_LIST_MAX_ROWS)} peserta sekaligus. Email boleh kosong.`}
      footer={
        <>
          <Button variant="secondary" disabled={isAdding} onClick={close}>
            Batal
          </Button>
          {rows && wrong === 0 && coming > 0 ? (
            <Button loading={isAdding} onClick={list.send}>
              Tambahkan {formatCount(coming)} Peserta
            </Button>
          ) : (
            <Button loading={isChecking} unavailable={!list.isReady} onClick={list.verify}>
              Periksa
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label="Tempel sel dari Excel"
          hint="Kolom Nama, Nomor HP, dan Email, dengan atau tanpa baris judul; atau pesan WhatsApp, satu peserta per baris."
          error={list.failure}
        >
          <Textarea
            rows={6}
            spellCheck={false}
            value={daftar}
            onChange={({ currentTarget }) => list.change(currentTarget.value)}
          />
        </Field>
        <ListFileField onRead={list.change} />
        {list.asked && (
          <ColumnQuestion asked={list.asked} chosen={list.chosen} onChoose={list.choose} />
        )}
        {(isChecking || isAdding) && (
          <div className="grid gap-2">
            <p role="status" className="text-ink-soft">
              {isChecking
                ? `Memeriksa ${formatCount(lines)} baris…`
                : `Menambahkan ${formatCount(coming)} peserta…`}
            </p>
            {/* All rows are checked in one call, which takes a second or two. */}
            <Progress value={null} max={1} label={isChecking ? 'Pemeriksaan' : 'Penambahan'} />
          </div>
        )}
        {wrong > 0 && (
          <Alert tone="warning" title={`${formatCount(wrong)} baris masih salah.`}>
            Perbaiki di daftar, lalu periksa lagi. Belum ada peserta yang ditambahkan.
          </Alert>
        )}
        {rows && wrong === 0 && coming === 0 && (
          <Alert tone="info">Semua peserta di daftar ini sudah ada di kelas.</Alert>
        )}
        <ListNotes notes={listNotes(list.fileNotes, checked)} />
        {rows && <CheckedRows rows={rows} />}
      </div>
    </Dialog>
  )
}

/** Which columns and sheets a list was read from, and what was ignored. */
function ListNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm wrap-anywhere text-ink-soft">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
