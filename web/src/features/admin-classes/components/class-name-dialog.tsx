import { CLASS_NAME_MAX_LENGTH, CLASS_NAME_MISSING } from '@lulus/api/contracts/classes'
import type { ComponentProps } from 'react'
import { NameDialog } from '@/components/name-dialog'

type ClassNameDialogProps<Answer> = Pick<
  ComponentProps<typeof NameDialog<Answer>>,
  'title' | 'submitLabel' | 'initial' | 'mutation' | 'onClose'
>

/** Asks for the name of a class. */
export function ClassNameDialog<Answer>(props: ClassNameDialogProps<Answer>) {
  return (
    <NameDialog
      {...props}
      label="Nama Kelas"
      hint="Misalnya “XII IPA 1” atau “SMA 3, angkatan 2026”."
      maxLength={CLASS_NAME_MAX_LENGTH}
      problemOf={(name) => (name === '' ? CLASS_NAME_MISSING : null)}
    />
  )
}
