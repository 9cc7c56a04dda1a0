import type { Section } from '@lulus/api/contracts/exam'
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { SkeletonList } from '@/components/ui/skeleton'
import type { QuestionFormProps } from '@/features/admin-questions/components/form/question-form-props'

const FORMS: Readonly<Record<Section, LazyExoticComponent<ComponentType<QuestionFormProps>>>> = {
  listening: lazy(() => import('@/features/admin-questions/components/form/listening-form')),
  structure: lazy(() => import('@/features/admin-questions/components/form/structure-form')),
  written: lazy(() => import('@/features/admin-questions/components/form/written-form')),
  reading: lazy(() => import('@/features/admin-questions/components/form/reading-form')),
}

/** The form of a section. */
export function SectionForm({ section, ...props }: QuestionFormProps & { section: Section }) {
  const Form = FORMS[section]

  return (
    <Suspense fallback={<FormSkeleton />}>
      <Form {...props} />
    </Suspense>
  )
}

/** Placeholder while a form loads. */
export function FormSkeleton() {
  return <SkeletonList label="Memuat formulir…" rows={5} rowClassName="h-16" />
}
