import { createContext, use } from 'react'

export interface FieldContextValue {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

/** Attributes that connect a control with its Field: id, description, state. */
export function useFieldAttributes() {
  const field = use(FieldContext)
  if (!field) throw new Error('A form control stands inside a <Field>')
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    required: field.isRequired,
  }
}
