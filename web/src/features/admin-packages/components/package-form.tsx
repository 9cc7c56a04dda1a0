import { SESSIONS, SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { PACKAGE_NAME_MAX_LENGTH } from '@lulus/api/contracts/packages'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
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
import { formatRupiah } from '@/lib/format/numbers'
import { adminPaths } from '@/lib/admin-paths'
import { useReloginInPlace } from '@/lib/session/relogin'

interface PackageFormProps {
  initial: PackageFields
  /** False for a new package, which starts as 'belum'. */
  withStatus?: boolean
  submitLabel: string
  isPending: boolean
  /** The server's error for a field. */
  refusedAt: (field: string) => string | undefined
  notice?: ReactNode
  onSubmit: (values: PackageValues) => void
}

/** The form of a package. */
export function PackageForm({
  initial,
  withStatus = false,
  submitLabel,
  isPending,
  refusedAt,
  notice,
  onSubmit,
}: PackageFormProps) {
  useReloginInPlace()
  const { register, handleSubmit, control, formState, getValues, setValue } = useForm<
    PackageFields,
    unknown,
    PackageValues
  >({ defaultValues: initial, resolver: zodResolver(packageSchema) })
  const { errors, isDirty } = formState
  useLeaveGuard(isDirty)
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
    <Card>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
      >
        <Field
          label="Nama Paket"
          error={errors.nama_paket?.message ?? refusedAt('nama_paket')}
          required
        >
          <Input
            maxLength={PACKAGE_NAME_MAX_LENGTH}
            autoComplete="off"
            {...register('nama_paket')}
          />
        </Field>
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
            error={errors.harga?.message ?? refusedAt('harga')}
            required
          >
            <Input inputMode="numeric" autoComplete="off" {...register('harga')} />
          </Field>
        </div>
        <fieldset className="grid gap-5 sm:grid-cols-3">
          <legend className="mb-3 font-semibold">Durasi setiap sesi</legend>
          {SESSIONS.map((name) => (
            <Field
              key={name}
              label={`${SHORT_SESSION_TITLES[name]} (menit)`}
              error={errors.durasi?.[name]?.message ?? refusedAt(`durasi.${name}`)}
              required
            >
              <Input inputMode="numeric" autoComplete="off" {...register(`durasi.${name}`)} />
            </Field>
          ))}
        </fieldset>
        <Checkbox
          label="Khusus lab"
          hint="Hanya dapat dimulai dan dikerjakan di komputer lab yang terdaftar di halaman Lab. Jika centang dihapus saat lab bermasalah, simulasi yang sedang berjalan dapat dilanjutkan di browser biasa."
          {...register('hanya_lab')}
        />
        {withStatus && (
          <Field
            label="Status"
            hint="Paket yang siap dapat dibeli peserta. Paket yang belum tampil sebagai “Coming Soon”."
            error={refusedAt('status') && 'Paket belum dapat dibuat siap.'}
          >
            <Select {...register('status')}>
              <option value="belum">Belum</option>
              <option value="siap">Siap</option>
            </Select>
          </Field>
        )}
        {notice}
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
          <ButtonLink to={adminPaths.packages} variant="secondary">
            Batal
          </ButtonLink>
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Card>
  )
}
