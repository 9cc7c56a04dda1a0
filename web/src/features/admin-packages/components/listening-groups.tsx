import { DEFAULT_LISTENING_GROUPS, LISTENING_GROUP_SIZES } from '@lulus/api/contracts/exam'
import { groupsText } from '@lulus/api/contracts/listening_groups'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import {
  packageSchema,
  type PackageFields,
  type PackageValues,
} from '@/features/admin-packages/model/package-form'

const USUAL = groupsText(DEFAULT_LISTENING_GROUPS)

interface ListeningGroupsProps {
  form: UseFormReturn<PackageFields, unknown, PackageValues>
  /** The server's error for a field. */
  refusedAt: (field: string) => string | undefined
}

/** Which questions of numbers 31 to 50 share a recording: groups of two to six. */
export function ListeningGroups({ form, refusedAt }: ListeningGroupsProps) {
  const { register, control, formState } = form
  const text = useWatch({ control, name: 'kelompok' })
  const groups = packageSchema.shape.kelompok.safeParse(text)
  const { min, max } = LISTENING_GROUP_SIZES

  return (
    <div className="grid gap-2">
      <Field
        label="Kelompok Listening"
        hint={`Soal yang memakai satu rekaman bersama, ${min} sampai ${max} nomor, di nomor 31 sampai 50. Nomor lain punya rekaman sendiri.`}
        error={formState.errors.kelompok?.message ?? refusedAt('kelompok')}
      >
        <Input autoComplete="off" {...register('kelompok')} />
      </Field>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {groups.success &&
          (groups.data.length === 0 ? (
            <span className="text-ink-soft">Tanpa kelompok: setiap nomor punya rekaman.</span>
          ) : (
            groups.data.map(({ dari, sampai }) => (
              <span
                key={dari}
                className="rounded-sm border border-line bg-muted px-2 py-0.5 tabular-nums"
              >
                {dari}–{sampai}: {sampai - dari + 1} soal
              </span>
            ))
          ))}
        {text.trim() !== USUAL && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              form.setValue('kelompok', USUAL, { shouldDirty: true, shouldValidate: true })
            }
          >
            Seperti ITP
          </Button>
        )}
      </div>
    </div>
  )
}
