import { ACTION_NAMES } from '@lulus/api/contracts/interventions'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Alert } from '@/components/ui/alert'
import { useChange } from '@/components/use-change'
import {
  actMutation,
  previewQuery,
  type ActionBody,
  type ActionPlace,
  type Outcome,
} from '@/features/admin-events/api/actions'
import type { Sitter } from '@/features/admin-events/api/events'
import { ActionFields } from '@/features/admin-events/components/action-fields'
import { ActionOutcomes } from '@/features/admin-events/components/action-outcomes'
import {
  FIRST_ACTION,
  newKey,
  toBody,
  type ActionForm,
  type StartingAction,
} from '@/features/admin-events/model/action-form'
import { messageOf } from '@/lib/api/api-error'

interface ActionDialogProps {
  /** The event, or the practice. */
  id: ActionPlace
  sitters: readonly Sitter[]
  /** The chosen learners; all of them by 'semua'. */
  chosen: readonly number[] | 'semua'
  /** What the form has at first. */
  first?: StartingAction
  onClose: () => void
}

/** Another person was first. */
const isPreceded = ({ status, keterangan }: Outcome) =>
  status === 'dilewati' && keterangan.startsWith('Baru saja')

/** Chooses an action for learners, shows what it would do, sends it, and shows what it did to each. */
export function ActionDialog({ id, sitters, chosen, first, onClose }: ActionDialogProps) {
  const [form, setForm] = useState<ActionForm>({ ...FIRST_ACTION, ...first })
  const [isTried, setTried] = useState(false)
  const [done, setDone] = useState<{ message: string; hasil: Outcome[] } | null>(null)
  // Of what is in the form: sending the same again does nothing twice.
  const key = useRef(newKey())
  const names = new Map(sitters.map(({ id: userId, nama }) => [userId, nama]))
  const body = toBody(form, chosen)
  const preview = useQuery(previewQuery(id, done ? null : body))
  const act = useChange(actMutation(id), { onDone: setDone })

  const change = (changes: Partial<typeof form>) => {
    key.current = newKey()
    setForm({ ...form, ...changes })
  }
  const send = (more: Partial<ActionBody> = {}) => {
    setTried(true)
    if (body) act.change({ ...body, kunci: key.current, ...more })
  }
  const insist = () => {
    key.current = newKey()
    const peserta = (done?.hasil ?? []).filter(isPreceded).map(({ userId }) => userId)
    send({ peserta, paksa: true })
  }

  const people =
    chosen === 'semua'
      ? `Semua ${sitters.length} peserta`
      : chosen.length === 1
        ? (names.get(chosen[0] ?? 0) ?? '')
        : `${chosen.length} peserta`

  if (done) {
    const canInsist = done.hasil.some(isPreceded)
    return (
      <FormDialog
        title={ACTION_NAMES[form.kind]}
        description={people}
        submitLabel={canInsist ? 'Tetap Lakukan' : 'Selesai'}
        cancelLabel="Tutup"
        isBusy={act.isPending}
        onSubmit={canInsist ? insist : onClose}
        onClose={onClose}
      >
        <p role="status" className="font-semibold">
          {done.message}
        </p>
        <ActionOutcomes outcomes={done.hasil} names={names} />
      </FormDialog>
    )
  }

  const isHard = form.kind === 'keluarkan' || form.kind === 'selesaikan'
  return (
    <FormDialog
      title="Tindakan"
      description={people}
      submitLabel={ACTION_NAMES[form.kind]}
      danger={isHard}
      isBusy={act.isPending}
      isDirty={form.reason !== (first?.reason ?? '') || form.message !== ''}
      onSubmit={() => send()}
      onClose={onClose}
    >
      <ActionFields form={form} onChange={change} isTried={isTried} />
      {preview.isError && (
        <Alert tone="danger">{messageOf(preview.error, 'Akibatnya belum dapat diperiksa.')}</Alert>
      )}
      {preview.data && (
        <section aria-label="Akibatnya" className="grid gap-2">
          <p role="status" className="font-semibold">
            {preview.data.message}
          </p>
          <ActionOutcomes outcomes={preview.data.hasil} names={names} />
        </section>
      )}
    </FormDialog>
  )
}
