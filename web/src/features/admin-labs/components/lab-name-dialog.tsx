import {
  LAB_NAME_MAX_LENGTH,
  LAB_NAME_PATTERN,
  LAB_NAME_INVALID,
  LAB_NAME_MISSING,
} from '@lulus/api/contracts/labs'
import type { ComponentProps } from 'react'
import { NameDialog } from '@/components/name-dialog'

type LabNameDialogProps<Answer> = Pick<
  ComponentProps<typeof NameDialog<Answer>>,
  'title' | 'submitLabel' | 'initial' | 'mutation' | 'onDone' | 'onClose'
>

/** Asks for the name of a lab. */
export function LabNameDialog<Answer>(props: LabNameDialogProps<Answer>) {
  return (
    <NameDialog
      {...props}
      label="Nama Lab"
      hint="Sebutan yang dipakai pengawas, misalnya “Lab Bahasa 1”."
      maxLength={LAB_NAME_MAX_LENGTH}
      problemOf={problemOf}
    />
  )
}

function problemOf(name: string): string | null {
  if (name === '') return LAB_NAME_MISSING
  return LAB_NAME_PATTERN.test(name) ? null : LAB_NAME_INVALID
}
