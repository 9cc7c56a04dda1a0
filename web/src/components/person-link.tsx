import { can } from '@lulus/api/contracts/capabilities'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { adminPaths } from '@/lib/admin-paths'
import { sessionQuery } from '@/lib/session/session-query'

interface PersonLinkProps {
  person: { id: number; nama: string }
  /** Id by which buttons beside it name the person. */
  id?: string
}

/** A person's name; a link to their page for those who may open it. */
export function PersonLink({ person: { id: personId, nama }, id }: PersonLinkProps) {
  // Read only: a list has many names, and the guard above has fetched it.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  if (!user || !can(user.role, 'users.manage')) return <span id={id}>{nama}</span>
  return (
    <Link
      id={id}
      to={adminPaths.person(personId)}
      className="inline-block min-h-6 text-primary underline underline-offset-4 hover:text-primary-strong"
    >
      {nama}
    </Link>
  )
}
