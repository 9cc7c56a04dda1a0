import { SESSIONS, SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { ANSWER_SECONDS } from '@lulus/api/contracts/listening'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import {
  LEVEL_NAMES,
  packageSchema,
  priceAfterLevelChange,
  type PackageFields,
  type PackageValues,
} from '@/features/admin-packages/model/package-form'
import { spokenDuration } from '@/lib/format/duration'
import { formatRupiah } from '@/lib/format/numbers'

interface PackageFieldsProps {
  form: UseFormReturn<PackageFields, unknown, PackageValues>
  /** The server's error for a field. */
  refusedAt: (field: string) => string | undefined
}

/** The level, and the price, which follows the level as long as it is the level's default. */
export function LevelAndPrice({ form, refusedAt }: PackageFieldsProps) {
  const { register, control, formState, getValues, setValue } = form
  const [harga, level] = useWatch({ control, name: ['harga', 'level'] })
  const price = packageSchema.shape.harga.safeParse(harga)

  const levelField = register('level', {
    onChange: ({ target }: { target: { value: PackageFields['level'] } }) =>
      // `level` still has the old value here.
      setValue('harga', priceAfterLevelChange(getValues('harga'), level, target.value), {
        shouldDirty: true,
      }),
  })

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Level" error={refusedAt('level')}>
        <Select {...levelField}>
          {Object.entries(LEVEL_NAMES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Harga (rupiah)"
        hint={price.success ? formatRupiah(price.data) : undefined}
        error={formState.errors.harga?.message ?? refusedAt('harga')}
        required
      >
        <Input inputMode="numeric" autoComplete="off" {...register('harga')} />
      </Field>
    </div>
  )
}

/** When learners may read the explanations of their answers. */
export function ExplanationRule({ form, refusedAt }: PackageFieldsProps) {
  const { register, control, formState } = form
  const mode = useWatch({ control, name: 'pembahasan' })

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Pembahasan"
        hint="Kunci dan pembahasan tetap tertutup selama jadwal ujian paket ini."
        error={refusedAt('pembahasan')}
      >
        <Select {...register('pembahasan')}>
          <option value="tidak">Tidak ditampilkan</option>
          <option value="setelah_ujian">Setelah simulasi selesai</option>
          <option value="tanggal">Mulai tanggal tertentu</option>
        </Select>
      </Field>
      {mode === 'tanggal' && (
        <Field
          label="Dibuka mulai (WIB)"
          error={formState.errors.pembahasan_mulai?.message ?? refusedAt('pembahasan_mulai')}
          required
        >
          <Input type="datetime-local" {...register('pembahasan_mulai')} />
        </Field>
      )}
    </div>
  )
}

/** The minutes of each session. */
export function Durations({
  form,
  refusedAt,
  listeningSeconds,
}: PackageFieldsProps & {
  /** Of the recordings with the time to answer; 0 without recordings. */
  listeningSeconds: number
}) {
  const { register, formState } = form

  return (
    <fieldset className="grid gap-5 sm:grid-cols-3">
      <legend className="mb-3 font-semibold">Durasi setiap sesi</legend>
      {SESSIONS.map((name) => (
        <Field
          key={name}
          label={`${SHORT_SESSION_TITLES[name]} (menit)`}
          error={formState.errors.durasi?.[name]?.message ?? refusedAt(`durasi.${name}`)}
          required
        >
          <Input inputMode="numeric" autoComplete="off" {...register(`durasi.${name}`)} />
        </Field>
      ))}
      {listeningSeconds > 0 && <ProposedMinutes form={form} seconds={listeningSeconds} />}
    </fieldset>
  )
}

/** The minutes that the recordings need where they play by themselves. */
function ProposedMinutes({
  form,
  seconds,
}: Pick<PackageFieldsProps, 'form'> & { seconds: number }) {
  const chosen = useWatch({ control: form.control, name: 'durasi.listening' })
  const proposed = Math.ceil(seconds / 60)
  const needed = `Rekaman dengan petunjuk setiap bagian dan ${ANSWER_SECONDS} detik untuk setiap soal: ${spokenDuration(seconds)}.`

  return (
    <div className="flex flex-wrap items-center gap-3 text-sm sm:col-span-3">
      <p className={Number(chosen) < proposed ? 'text-accent-ink' : 'text-ink-soft'}>
        {Number(chosen) < proposed
          ? `${needed} Dengan durasi ini mode ujian asli tidak dapat dipilih.`
          : `${needed} Cukup untuk mode ujian asli.`}
      </p>
      {Number(chosen) !== proposed && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            form.setValue('durasi.listening', String(proposed), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        >
          Pakai {proposed} menit
        </Button>
      )}
    </div>
  )
}
