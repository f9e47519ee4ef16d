import type { TaskActor } from './definition.ts';
import type { ClaimedTask } from './queue-table.ts';

/** Who started the task, and from where. */
export const actorOf = (task: ClaimedTask): TaskActor => ({
  userId: task.user_id,
  userName: task.user_name,
  domainId: task.domain_id,
  projectId: task.project_id,
  isSystem: task.is_system === 1,
  address: task.address,
  requestId: task.request_id,
  session: task.session,
  apiToken: task.api_token,
  frame: task.frame,
  taskId: task.id,
});
