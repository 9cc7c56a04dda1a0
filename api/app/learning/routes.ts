import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { middleware } from '#start/kernel'

const AssignedDrillsController = () =>
  import('#app/learning/controllers/assigned_drills_controller')
const ClassDrillsController = () => import('#app/learning/controllers/class_drills_controller')
const ClassLearningController = () => import('#app/learning/controllers/class_learning_controller')
const DrillsController = () => import('#app/learning/controllers/drills_controller')
const ExplanationsController = () => import('#app/learning/controllers/explanations_controller')
const LessonsController = () => import('#app/learning/controllers/lessons_controller')
const StudyPlansController = () => import('#app/learning/controllers/study_plans_controller')
const SkillMapController = () => import('#app/learning/controllers/skill_map_controller')

export function learningRoutes() {
  router
    .group(() => {
      router
        .get('/users/riwayat-ujian/:id/pembahasan', [ExplanationsController, 'own'])
        .as('learning.explanations')
      router.get('/users/peta', [SkillMapController, 'own']).as('learning.skill_map')
      router.get('/materi/:skill', [LessonsController, 'show']).as('learning.lesson')
      router.get('/latihan/rencana', [StudyPlansController, 'show']).as('learning.plan')
      router.put('/latihan/rencana', [StudyPlansController, 'update']).as('learning.change_plan')
      router.get('/latihan', [DrillsController, 'today']).as('learning.drill')
      router.get('/latihan/tugas', [AssignedDrillsController, 'list']).as('learning.assigned')
      router
        .get('/latihan/tugas/:tugasId', [AssignedDrillsController, 'show'])
        .as('learning.assigned_drill')
      router.get('/latihan/:id/jawaban', [DrillsController, 'verdict']).as('learning.drill_answer')
      router.post('/latihan/:id/jawaban', [DrillsController, 'answer']).as('learning.answer_drill')
      router
        .get('/latihan/rekaman/:file', [DrillsController, 'recording'])
        .as('learning.drill_recording')
    })
    .use(middleware.auth())
}

/** Mounted below /admin. */
export function adminLearningRoutes() {
  needs(
    'questions.edit',
    router.group(() => {
      router
        .get('/riwayat-ujian/:id/pembahasan', [ExplanationsController, 'show'])
        .as('admin.learning.explanations')
      router.get('/kelas/:id/peta', [ClassLearningController, 'map']).as('admin.learning.class_map')
      router
        .get('/kelas/:id/pembahasan', [ClassLearningController, 'explanations'])
        .as('admin.learning.class_explanations')
      router
        .put('/kelas/:id/catatan', [ClassLearningController, 'note'])
        .as('admin.learning.class_note')
      router.get('/kelas/:id/tugas', [ClassDrillsController, 'list']).as('admin.learning.drills')
      router
        .post('/kelas/:id/tugas', [ClassDrillsController, 'assign'])
        .as('admin.learning.assign_drill')
      router
        .get('/kelas/:id/tugas/:tugasId', [ClassDrillsController, 'show'])
        .as('admin.learning.show_drill')
      router
        .put('/kelas/:id/tugas/:tugasId', [ClassDrillsController, 'change'])
        .as('admin.learning.change_drill')
      router
        .post('/kelas/:id/tugas/:tugasId/akhiri', [ClassDrillsController, 'end'])
        .as('admin.learning.end_drill')
    })
  )
  needs(
    'results.read',
    router
      .get('/kelas/:id/perbandingan', [ClassLearningController, 'progress'])
      .as('admin.learning.class_progress')
  )
}
