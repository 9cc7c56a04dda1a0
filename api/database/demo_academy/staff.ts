import { acceptInvitation } from '#app/accounts/actions/accept_invitation'
import { inviteStaff } from '#app/accounts/actions/invite_staff'
import User from '#app/accounts/models/user'
import {
  CASHIER,
  INVIGILATOR,
  INVITED,
  SECOND_ADMIN,
  TEACHER,
  type Person,
} from '#database/demo_academy/people'
import { minutes, type Story } from '#database/demo_academy/story'
import type { StaffRole } from '#contracts/capabilities'

/** A staff member for every role, and an open invitation. */
export function noteStaff(story: Story, publishedPassword: string): void {
  const joined = [
    { person: SECOND_ADMIN, role: 'Admin', password: story.nobodysPassword },
    { person: INVIGILATOR, role: 'Pengawas', password: publishedPassword },
    { person: TEACHER, role: 'Guru', password: publishedPassword },
    { person: CASHIER, role: 'Keuangan', password: publishedPassword },
  ] as const
  for (const [index, { person, role, password }] of joined.entries()) {
    noteJoining(story, { person, role, password, at: story.at(61, 9, index * 7) })
  }
  story.diary.note(story.at(2, 15, 12), () => invite(story, INVITED, 'Pengawas'))
}

interface Joining {
  person: Person
  role: StaffRole
  /** Its hash. */
  password: string
  at: number
}

function noteJoining(story: Story, { person, role, password, at }: Joining): void {
  let link = ''
  story.diary.note(at, async () => {
    link = (await invite(story, person, role)).token
  })
  story.diary.note(at + minutes(95), async () => {
    const { name, nohp } = person
    // The published password can't be chosen, and hashing one for each would take long.
    const user = await acceptInvitation(link, { name, nohp, password: link })
    const isDemo = password !== story.nobodysPassword
    await User.query()
      .where('id', user.id)
      .update({ password, is_demo: isDemo ? 1 : 0 })
    story.welcome(await user.refresh())
  })
}

function invite({ admin }: Story, { name, email }: Person, role: StaffRole) {
  return inviteStaff(admin, { name, email: email ?? '', role })
}
