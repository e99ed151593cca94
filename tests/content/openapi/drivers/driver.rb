ARGV.each do |folder|
  Dir.chdir(folder)
  begin
    load File.join(folder, 'sample.rb'), true
  rescue Exception => error
    puts "\nfailed #{File.basename(folder)}: #{error.inspect}"
  end
end
