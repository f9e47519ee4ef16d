type Words = typeof en;

const en = {
  'list.search': 'Search by name or ID',
  'list.empty_title': 'Nothing here yet',
  'list.empty_text': 'What this project makes will be listed here.',
  'create.action': 'Create',
  'create.title': 'Create',
  created: '{{name}} was created',
  updated: '{{name}} was changed',
  'delete.single.title': 'Delete {{name}}?',
  'delete.single.confirm': 'Delete',
  'delete.many.title': 'Delete the selected items ({{count}})?',
  'delete.many.confirm': 'Delete ({{count}})',
  'delete.running': 'Deleting: {{count}}',
  'delete.done': 'Deleted: {{count}}',
  'delete.failed': 'Not deleted: {{failed}} of {{count}}',
  'delete.single.done': '{{name}} was deleted',
};

const ar: Words = {
  'list.search': 'البحث بالاسم أو المعرّف',
  'list.empty_title': 'لا يوجد شيء هنا بعد',
  'list.empty_text': 'سيظهر هنا ما يُنشأ في هذا المشروع.',
  'create.action': 'إنشاء',
  'create.title': 'إنشاء',
  created: 'تم إنشاء \u2068{{name}}\u2069',
  updated: 'تم تعديل \u2068{{name}}\u2069',
  'delete.single.title': 'هل تريد حذف \u2068{{name}}\u2069؟',
  'delete.single.confirm': 'حذف',
  'delete.many.title': 'هل تريد حذف العناصر المحددة ({{count}})؟',
  'delete.many.confirm': 'حذف ({{count}})',
  'delete.running': 'جارٍ الحذف: {{count}}',
  'delete.done': 'تم الحذف: {{count}}',
  'delete.failed': 'تعذّر حذف {{failed}} من {{count}}',
  'delete.single.done': 'تم حذف \u2068{{name}}\u2069',
};

const de: Words = {
  'list.search': 'Nach Name oder ID suchen',
  'list.empty_title': 'Hier ist noch nichts',
  'list.empty_text': 'Was in diesem Projekt erstellt wird, steht dann hier.',
  'create.action': 'Erstellen',
  'create.title': 'Erstellen',
  created: '{{name}} wurde erstellt',
  updated: '{{name}} wurde geändert',
  'delete.single.title': '{{name}} löschen?',
  'delete.single.confirm': 'Löschen',
  'delete.many.title': 'Ausgewählte Objekte löschen ({{count}})?',
  'delete.many.confirm': 'Löschen ({{count}})',
  'delete.running': 'Wird gelöscht: {{count}}',
  'delete.done': 'Gelöscht: {{count}}',
  'delete.failed': 'Nicht gelöscht: {{failed}} von {{count}}',
  'delete.single.done': '{{name}} wurde gelöscht',
};

const es: Words = {
  'list.search': 'Buscar por nombre o ID',
  'list.empty_title': 'Todavía no hay nada',
  'list.empty_text': 'Aquí aparecerá lo que se cree en este proyecto.',
  'create.action': 'Crear',
  'create.title': 'Crear',
  created: 'Se ha creado {{name}}',
  updated: 'Se ha modificado {{name}}',
  'delete.single.title': '¿Eliminar {{name}}?',
  'delete.single.confirm': 'Eliminar',
  'delete.many.title': '¿Eliminar los elementos seleccionados ({{count}})?',
  'delete.many.confirm': 'Eliminar ({{count}})',
  'delete.running': 'Eliminando: {{count}}',
  'delete.done': 'Eliminados: {{count}}',
  'delete.failed': 'Sin eliminar: {{failed}} de {{count}}',
  'delete.single.done': 'Se ha eliminado {{name}}',
};

const ja: Words = {
  'list.search': '名前または ID で検索',
  'list.empty_title': 'まだ何もありません',
  'list.empty_text': 'このプロジェクトで作成したものがここに表示されます。',
  'create.action': '作成',
  'create.title': '作成',
  created: '{{name}} を作成しました',
  updated: '{{name}} を変更しました',
  'delete.single.title': '{{name}} を削除しますか?',
  'delete.single.confirm': '削除',
  'delete.many.title': '選択した {{count}} 件を削除しますか?',
  'delete.many.confirm': '{{count}} 件を削除',
  'delete.running': '{{count}} 件を削除しています',
  'delete.done': '{{count}} 件を削除しました',
  'delete.failed': '{{count}} 件中 {{failed}} 件を削除できませんでした',
  'delete.single.done': '{{name}} を削除しました',
};

const pt: Words = {
  'list.search': 'Pesquisar por nome ou ID',
  'list.empty_title': 'Ainda não há nada aqui',
  'list.empty_text': 'O que for criado neste projeto aparecerá aqui.',
  'create.action': 'Criar',
  'create.title': 'Criar',
  created: '{{name}}: criação concluída',
  updated: '{{name}}: alteração concluída',
  'delete.single.title': 'Excluir {{name}}?',
  'delete.single.confirm': 'Excluir',
  'delete.many.title': 'Excluir os itens selecionados ({{count}})?',
  'delete.many.confirm': 'Excluir ({{count}})',
  'delete.running': 'Excluindo: {{count}}',
  'delete.done': 'Excluídos: {{count}}',
  'delete.failed': 'Não excluídos: {{failed}} de {{count}}',
  'delete.single.done': '{{name}}: exclusão concluída',
};

const ru: Words = {
  'list.search': 'Поиск по имени или ID',
  'list.empty_title': 'Здесь пока ничего нет',
  'list.empty_text': 'Здесь появится то, что будет создано в этом проекте.',
  'create.action': 'Создать',
  'create.title': 'Создание',
  created: '{{name}}: создание завершено',
  updated: '{{name}}: изменения сохранены',
  'delete.single.title': 'Удалить {{name}}?',
  'delete.single.confirm': 'Удалить',
  'delete.many.title': 'Удалить выбранное ({{count}})?',
  'delete.many.confirm': 'Удалить ({{count}})',
  'delete.running': 'Удаление: {{count}}',
  'delete.done': 'Удалено: {{count}}',
  'delete.failed': 'Не удалено: {{failed}} из {{count}}',
  'delete.single.done': '{{name}}: удаление завершено',
};

const tr: Words = {
  'list.search': 'Ada veya kimliğe göre ara',
  'list.empty_title': 'Henüz burada bir şey yok',
  'list.empty_text': 'Bu projede oluşturulanlar burada listelenir.',
  'create.action': 'Oluştur',
  'create.title': 'Oluştur',
  created: '{{name}} oluşturuldu',
  updated: '{{name}} değiştirildi',
  'delete.single.title': '{{name}} silinsin mi?',
  'delete.single.confirm': 'Sil',
  'delete.many.title': 'Seçilen {{count}} öğe silinsin mi?',
  'delete.many.confirm': 'Sil ({{count}})',
  'delete.running': 'Siliniyor: {{count}}',
  'delete.done': 'Silindi: {{count}}',
  'delete.failed': '{{count}} öğeden {{failed}} tanesi silinemedi',
  'delete.single.done': '{{name}} silindi',
};

const zh: Words = {
  'list.search': '按名称或 ID 搜索',
  'list.empty_title': '这里还没有内容',
  'list.empty_text': '在此项目中创建的内容将显示在这里。',
  'create.action': '创建',
  'create.title': '创建',
  created: '已创建 {{name}}',
  updated: '已更改 {{name}}',
  'delete.single.title': '要删除 {{name}} 吗？',
  'delete.single.confirm': '删除',
  'delete.many.title': '要删除所选的 {{count}} 项吗？',
  'delete.many.confirm': '删除 {{count}} 项',
  'delete.running': '正在删除 {{count}} 项',
  'delete.done': '已删除 {{count}} 项',
  'delete.failed': '{{count}} 项中有 {{failed}} 项未删除',
  'delete.single.done': '已删除 {{name}}',
};

/**
 * What a new resource says in place of the sentences of the kit, by language: none of these bends to the noun. They go when
 * the resource has its noun in each language (`noun.one` and the other forms that scripts/safety/words.test.ts asks for).
 */
export const sharedWords = { ar, de, en, es, ja, pt, ru, tr, zh };
