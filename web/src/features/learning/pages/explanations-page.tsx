import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button-link'
import { explanationsQuery } from '@/features/learning/api/explanations'
import { ExplanationsScreen } from '@/features/learning/components/explanations-screen'
import { paths } from '@/lib/paths'

/** /hasil/{id}/pembahasan: one of the learner's own attempts. */
export default function ExplanationsPage() {
  const { id = '' } = useParams()

  return (
    <ExplanationsScreen
      query={explanationsQuery}
      id={id}
      actions={
        <>
          <ButtonLink to={paths.result(id)} variant="secondary">
            Kembali ke hasil
          </ButtonLink>
          <ButtonLink to={paths.skillMap} variant="quiet">
            Peta kemampuan
          </ButtonLink>
        </>
      }
    />
  )
}
