import { CLASS_LIST_MAX_LENGTH, CLASS_LIST_MAX_ROWS } from '@lulus/api/contracts/classes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Progress } from '@/components/ui/progress'
import { addLearnersMutation, checkLearnersMutation } from '@/features/admin-classes/api/classes'
import { CheckedRows } from '@/features/admin-classes/components/checked-rows'
import { ListFileField } from '@/features/admin-classes/components/list-file-field'
import { messageOf } from '@/lib/api/api-error'
import { formatCount } from '@/lib/format/numbers'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginInPlace } from '@/lib/session/relogin'

const FAILED = 'Terjadi kesalahan'
const TOO_LONG = 'Daftar ini terlalu besar. Bagi menjadi beberapa bagian.'

interface ListDialogProps {
  classId: number
  onClose: () => void
}

/** Adds learners by a list: pasted cells, or a file of Excel or CSV. It is checked first, row by row; then all are added or none. */
export function ListDialog({ classId, onClose }: ListDialogProps) {
  const dialogs = useDialogs()
  const check = useMutation(checkLearnersMutation)
  const add = useMutation(addLearnersMutation)
  const [daftar, setList] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const close = useCloseGuard(daftar.trim() !== '', onClose)
  useReloginInPlace()

  const rows = check.data?.data
  const wrong = rows?.filter(({ status }) => status === 'salah').length ?? 0
  const coming = rows?.filter(({ status }) => status === 'baru' || status === 'ada').length ?? 0
  const isWorking = check.isPending || add.isPending
  const lines = daftar.split('\n').filter((line) => line.trim() !== '').length
  const failure = problem ?? messageIfAny(check.error ?? add.error)

  const change = (text: string) => {
    setList(text)
    setProblem(null)
    check.reset()
    add.reset()
  }
  const verify = () => {
    if (daftar.length > CLASS_LIST_MAX_LENGTH) setProblem(TOO_LONG)
    else check.mutate({ id: classId, daftar })
  }
  const send = async () => {
    try {
      const { message } = await add.mutateAsync({ id: classId, daftar })
      onClose()
      void dialogs.success({ title: 'Peserta ditambahkan', text: message })
    } catch {
      // Shown below the list.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissable={!add.isPending}
      title="Tambah dari daftar"
      description={`Paling banyak ${formatCount(CLASS_LIST_MAX_ROWS)} peserta sekaligus. Email boleh kosong.`}
      footer={
        <>
          <Button variant="secondary" disabled={add.isPending} onClick={close}>
            Batal
          </Button>
          {rows && wrong === 0 && coming > 0 ? (
            <Button loading={add.isPending} onClick={() => void send()}>
              Tambahkan {formatCount(coming)} Peserta
            </Button>
          ) : (
            <Button loading={check.isPending} unavailable={daftar.trim() === ''} onClick={verify}>
              Periksa
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label="Tempel sel dari Excel"
          hint="Kolom Nama, Nomor HP, dan Email, dengan atau tanpa baris judul."
          error={failure}
        >
          <Textarea
            rows={6}
            spellCheck={false}
            value={daftar}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </Field>
        <ListFileField onRead={change} />
        {isWorking && (
          <div className="grid gap-2">
            <p role="status" className="text-ink-soft">
              {check.isPending
                ? `Memeriksa ${formatCount(lines)} baris…`
                : `Menambahkan ${formatCount(coming)} peserta…`}
            </p>
            {/* All rows are judged in one call, which takes a second or two. */}
            <Progress value={null} max={1} label={check.isPending ? 'Pemeriksaan' : 'Penambahan'} />
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
        {rows && <CheckedRows rows={rows} />}
      </div>
    </Dialog>
  )
}

function messageIfAny(error: Error | null): string | null {
  return error && !isKnownFailure(error) ? messageOf(error, FAILED) : null
}
