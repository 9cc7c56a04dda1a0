import {
  ACTION_KINDS,
  ACTION_MINUTES,
  ACTION_NAMES,
  ACTION_REASON,
  ACTION_REASON_MISSING,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MISSING,
  type ActionKind,
} from '@lulus/api/contracts/interventions'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import {
  ACTION_HINTS,
  QUICK_REASONS,
  type ActionForm,
} from '@/features/admin-events/model/action-form'
import { LISTENING_NUMBERS } from '@/lib/format/recordings'

const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 45, ACTION_MINUTES.max]

interface ActionFieldsProps {
  form: ActionForm
  onChange: (changes: Partial<ActionForm>) => void
  /** Whether it was sent with something missing. */
  isTried: boolean
}

/** Which action, its details and its reason. */
export function ActionFields({ form, onChange, isTried }: ActionFieldsProps) {
  const { kind, scope, minutes, page, message, reason } = form
  const hasScope = kind === 'selesaikan' || kind === 'buka_kembali'
  const hasMinutes =
    kind === 'tambah_waktu' ||
    kind === 'izinkan_masuk' ||
    (kind === 'buka_kembali' && scope === 'ujian')
  const isShort = reason.trim().length < ACTION_REASON.min

  return (
    <>
      <Field label="Tindakan" hint={ACTION_HINTS[kind]}>
        <Select
          value={kind}
          onChange={({ currentTarget: { value } }) => onChange({ kind: value as ActionKind })}
        >
          {ACTION_KINDS.map((one) => (
            <option key={one} value={one}>
              {ACTION_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
      {hasScope && (
        <Field label="Bagian">
          <Select
            value={scope}
            onChange={({ currentTarget: { value } }) =>
              onChange({ scope: value === 'ujian' ? 'ujian' : 'sesi' })
            }
          >
            <option value="sesi">Sesi yang berjalan</option>
            <option value="ujian">Seluruh ujian</option>
          </Select>
        </Field>
      )}
      {hasMinutes && (
        <Field
          label="Menit"
          hint={kind === 'buka_kembali' ? 'Paling sedikit, bila sisa waktunya kurang.' : undefined}
        >
          <Select
            value={String(minutes)}
            onChange={({ currentTarget: { value } }) => onChange({ minutes: Number(value) })}
          >
            {MINUTES.map((one) => (
              <option key={one} value={one}>
                {one} menit
              </option>
            ))}
          </Select>
        </Field>
      )}
      {kind === 'putar_lagi' && (
        <Field label="Nomor soal">
          <Select
            value={String(page)}
            onChange={({ currentTarget: { value } }) => onChange({ page: Number(value) })}
          >
            {LISTENING_NUMBERS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {kind === 'pesan' ? (
        <Field
          label="Pesan"
          error={isTried && message.trim() === '' ? MESSAGE_MISSING : null}
          required
        >
          <Textarea
            rows={3}
            maxLength={MESSAGE_MAX_LENGTH}
            value={message}
            onChange={({ currentTarget: area }) => onChange({ message: area.value })}
          />
        </Field>
      ) : (
        <div className="grid gap-2">
          <Field
            label="Alasan"
            hint="Tercatat di berita acara dan Audit Log."
            error={isTried && isShort ? ACTION_REASON_MISSING : null}
            required
          >
            <Textarea
              rows={2}
              maxLength={ACTION_REASON.max}
              value={reason}
              onChange={({ currentTarget: area }) => onChange({ reason: area.value })}
            />
          </Field>
          <div role="group" aria-label="Alasan cepat" className="flex flex-wrap gap-2">
            {QUICK_REASONS.map((one) => (
              <Button
                key={one}
                variant="secondary"
                size="sm"
                aria-pressed={reason === one}
                onClick={() => onChange({ reason: one })}
              >
                {one.replace(/\.$/, '')}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
